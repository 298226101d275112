import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/gross-profit';

const es: Translation<typeof en> = {
  title: 'Ganancia bruta',
  count_one: '{{count, number}} mes',
  count_many: '{{count, number}} de meses',
  count_other: '{{count, number}} meses',
  search: 'Buscar meses',
  fields: {
    month: 'Mes',
    revenue: 'Ingresos',
    cost: 'Costo',
    gross_profit: 'Ganancia bruta',
    gross_profit_pct: '% de ganancia',
  },
  filters: { period: { label: 'Período' } },
  kpis: {
    revenue: 'Ingresos',
    cost: 'Costo',
    gross_profit: 'Ganancia bruta',
    gross_profit_pct: '% de ganancia bruta',
  },
  chart: { title: 'Ingresos por mes', text: 'El costo y la ganancia bruta suman los ingresos' },
  empty: {
    title: 'Aún no hay cifras',
    text: 'Aquí aparece cada mes con facturas a este cliente.',
  },
  noResult: { title: 'No hay cifras de este período', text: 'Elija otro período.' },
};

export default es;
