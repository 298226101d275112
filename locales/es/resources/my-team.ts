import type { Translation } from '../../../src/core/resource/words';
import type en from '../../en/resources/my-team';

const es: Translation<typeof en> = {
  title: 'Mi equipo',
  subtitle: 'Ventas de los últimos 12 meses, por agente.',
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
    trend: 'Últimos 12 meses',
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
