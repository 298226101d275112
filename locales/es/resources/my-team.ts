import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/my-team';

const es: Translation<typeof en> = {
  title: 'Mi equipo',
  subtitle: 'Ventas de los últimos 12 meses completos, por agente.',
  subtitles: {
    'Top Sales': 'Por importe de ventas de los últimos 12 meses completos, de mayor a menor.',
    'Bottom Sales': 'Por importe de ventas de los últimos 12 meses completos, de menor a mayor.',
    'Top Recruiting': 'Por reclutados de los últimos 12 meses completos, de más a menos.',
    'Bottom Recruiting': 'Por reclutados de los últimos 12 meses completos, de menos a más.',
  },
  count_one: '{{count, number}} agente',
  count_many: '{{count, number}} de agentes',
  count_other: '{{count, number}} agentes',
  search: 'Buscar por agente',
  fields: {
    full_name: 'Agente',
    profile_picture_url: 'Foto',
    sales_amount: 'Importe de ventas',
    sales_count: 'Ventas',
    recruits: 'Reclutados',
    active_clients: 'Clientes activos',
    trend: 'Últimos 12 meses completos',
  },
  card: {
    sales_count: {
      count_one: '{{count, number}} venta',
      count_many: '{{count, number}} de ventas',
      count_other: '{{count, number}} ventas',
    },
    recruits: {
      count_one: '{{count, number}} reclutado',
      count_many: '{{count, number}} de reclutados',
      count_other: '{{count, number}} reclutados',
    },
    active_clients: {
      count_one: '{{count, number}} cliente',
      count_many: '{{count, number}} de clientes',
      count_other: '{{count, number}} clientes',
    },
  },
  filters: {
    filterBy: {
      label: 'Clasificación',
      'Top Sales': 'Más ventas',
      'Bottom Sales': 'Menos ventas',
      'Top Recruiting': 'Más reclutados',
      'Bottom Recruiting': 'Menos reclutados',
    },
  },
  empty: { title: 'Aún no hay agentes', text: 'Aquí aparecen los agentes que venden para la agencia.' },
  noResult: { title: 'No se encontraron agentes', text: 'Ningún agente coincide.' },
};

export default es;
