import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/revenue-report';

const es: Translation<typeof en> = {
  title: 'Informe de ingresos',
  subtitle: 'Lo que la agencia ganó con sus clientes, mes a mes.',
  count_one: '{{count, number}} registro',
  count_many: '{{count, number}} de registros',
  count_other: '{{count, number}} registros',
  search: 'Buscar por cliente o agente',
  fields: {
    client_account_name: 'Cliente',
    agent_name: 'Agente',
    month: 'Mes',
    payroll: 'Nómina',
    revenue: 'Ingresos',
    commission: 'Comisión',
    revenue_after_commission: 'Ingresos sin comisión',
    agent_id: 'Número del agente',
  },
  filters: { period: { label: 'Período' } },
  kpis: {
    total_revenue: 'Ingresos',
    total_revenue_note: 'De ellos, {{total_commission}} son comisión',
    total_commission: 'Comisión',
    total_commission_note: 'Corresponde a los agentes',
    total_clients: 'Clientes',
    total_clients_note: 'Con ingresos en este período',
  },
  chart: {
    title: 'Ingresos por mes',
    text: 'La comisión y los ingresos sin comisión suman los ingresos',
  },
  empty: {
    title: 'Aún no hay ingresos',
    text: 'Aquí aparece cada mes en que un cliente de la agencia paga salarios.',
  },
  noResult: {
    title: 'No se encontraron ingresos',
    text: 'Nada coincide con la búsqueda y el período.',
  },
};

export default es;
