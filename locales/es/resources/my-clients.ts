import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/my-clients';

const es: Translation<typeof en> = {
  title: 'Mis clientes',
  subtitle: 'Los clientes de la agencia; primero lo que requiere atención.',
  count_one: '{{count, number}} cliente',
  count_many: '{{count, number}} de clientes',
  count_other: '{{count, number}} clientes',
  search: 'Buscar por cliente o agente',
  fields: {
    client_account_name: 'Cliente',
    agent_name: 'Agente',
    current: 'Sin vencer',
    days_30: '1–30 días',
    days_60: '31–60 días',
    days_90: '+60 días',
    total_due: 'Total por cobrar',
    open_claims: 'Reclamaciones abiertas',
    closed_claims: 'Reclamaciones cerradas',
    total_incurred: 'Total incurrido',
    client_since: 'Cliente desde',
    months_retained: 'Antigüedad (meses)',
    renewal_date: 'Renovación',
    retention_status: 'Retención',
    pact_compliance: 'Cumplimiento de PACT',
    overdue_items: 'Requisitos atrasados',
    employee_count: 'Empleados',
    last_pay_date: 'Última fecha de pago',
    ytd_wages: 'Salarios del año',
    agent_id: 'Número del agente',
  },
  values: {
    retention_status: {
      Retained: 'Estable',
      'Renewal Due': 'Por renovar',
      'At Risk': 'En riesgo',
      New: 'Nuevo',
    },
  },
  filters: {
    filterBy: {
      label: 'Mostrar',
      Aging: 'Antigüedad de saldos',
      Claims: 'Reclamaciones',
      Retention: 'Retención',
      Compliance: 'Cumplimiento',
      Payroll: 'Nómina',
    },
    agent: { label: 'Agente' },
    paying: { label: 'Empleados', Yes: 'Con empleados' },
  },
  empty: { title: 'Aún no hay clientes', text: 'Aquí aparecen los clientes que atiende la agencia.' },
  noResult: { title: 'No se encontraron clientes', text: 'Ningún cliente coincide con la búsqueda.' },
};

export default es;
