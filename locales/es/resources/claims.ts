import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/claims';

const es: Translation<typeof en> = {
  title: 'Reclamaciones',
  count_one: '{{count, number}} reclamación',
  count_many: '{{count, number}} de reclamaciones',
  count_other: '{{count, number}} reclamaciones',
  search: 'Buscar por número, nombre o centro',
  fields: {
    claim_number: 'Reclamación',
    full_name: 'Empleado',
    location_name: 'Centro de trabajo',
    injury_date: 'Fecha de la lesión',
    decision_due: 'Decidir antes del',
    claim_status: 'Situación',
    total_incurred: 'Costo total',
    closed_date: 'Fecha de cierre',
    has_salvage: 'Recuperación',
  },
  values: {
    claim_status: { Open: 'Abierta', Closed: 'Cerrada', Reopen: 'Reabierta', Pending: 'Pendiente' },
  },
  filters: {
    status: {
      label: 'Situación',
      All: 'Todas',
      Open: 'Abiertas',
      Closed: 'Cerradas',
      Reopen: 'Reabiertas',
      Pending: 'Pendientes',
    },
    unsettled: { label: 'Reclamaciones', Yes: 'Abiertas y reabiertas' },
    salvage: { label: 'Recuperación', Yes: 'Sí' },
    injured: { label: 'Fecha de la lesión' },
    closed: { label: 'Cierre' },
  },
  kpis: {
    open_claims: 'Reclamaciones abiertas',
    open_claims_note: 'Abiertas y reabiertas',
    salvage: 'Recuperación',
    salvage_note: 'Reclamaciones con recuperación',
  },
  empty: {
    title: 'Aún no hay reclamaciones',
    text: 'Una reclamación aparece aquí cuando se informa de una lesión en uno de los centros de trabajo.',
  },
  noResult: {
    title: 'No se encontraron reclamaciones',
    text: 'Ninguna reclamación coincide con la búsqueda y los filtros.',
  },
};

export default es;
