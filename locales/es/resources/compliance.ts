import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/compliance';

const es: Translation<typeof en> = {
  title: 'Cumplimiento',
  count_one: '{{count, number}} requisito',
  count_many: '{{count, number}} de requisitos',
  count_other: '{{count, number}} requisitos',
  search: 'Buscar por requisito o centro',
  fields: {
    requirement: 'Requisito',
    location_name: 'Centro de trabajo',
    due_date: 'Fecha límite',
    completed_count: 'Completados',
    required_count: 'Exigidos',
    pct_complete: 'Avance',
    compliance_status: 'Situación',
  },
  values: {
    compliance_status: { Complete: 'Completo', 'In Progress': 'En curso', Overdue: 'Atrasado' },
  },
  filters: {
    status: {
      label: 'Situación',
      All: 'Todos',
      Complete: 'Completos',
      'In Progress': 'En curso',
      Overdue: 'Atrasados',
    },
    requirement: { label: 'Requisito' },
  },
  kpis: {
    pact_compliance: 'Cumplimiento de PACT',
    pact_compliance_note: 'Completado de todo lo exigido',
    total_overdue: 'Atrasados',
    total_overdue_note: 'Requisitos fuera de plazo',
  },
  downloads: { 'compliance-report': 'Informe de cumplimiento' },
  empty: {
    title: 'Aún no hay requisitos',
    text: 'Aquí aparece lo que deben cumplir los centros de trabajo de este cliente.',
  },
  noResult: {
    title: 'No se encontraron requisitos',
    text: 'Ningún requisito coincide con la búsqueda y los filtros.',
  },
};

export default es;
