import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/dashboard';

const es: Translation<typeof en> = {
  title: 'Panel',
  nightly: 'Los datos se actualizan cada noche.',
  absent: '–',
  loading: 'Cargando {{name}}',
  lastMonths: 'Últimos {{number}} meses',
  tiles: {
    label: 'Cifras clave',
    compliance: 'Cumplimiento de PACT',
    complianceNote: 'Se cumple al 100%',
    nothingRequired: 'Todavía no se requiere nada',
    levels: { error: 'No cumplido', warning: 'Cumple en parte', success: 'Cumplido' },
    grossProfit: 'Ganancia bruta del año',
    grossProfitNote: 'Parte de los ingresos de este año',
    receivables: 'Cuentas por cobrar',
    pastDue: 'vencidos',
    nonePastDue: 'Nada vencido',
    claims: 'Reclamaciones abiertas',
    salvage: 'Recuperación: {{number}}',
  },
  attention: {
    title: 'Requiere atención',
    items: {
      count_one: '{{number}} asunto',
      count_many: '{{number}} asuntos',
      count_other: '{{number}} asuntos',
    },
    due: 'Vence el {{date}}',
    overdue: 'Vencido',
    today: 'Hoy',
    soon: 'Vence pronto',
    count: '({{number}})',
    empty: 'Nada requiere atención',
    emptyText: 'Aquí aparecerán las facturas y los requisitos vencidos y las reclamaciones abiertas.',
  },
  start: {
    title: 'Qué hacer primero',
    text: 'Los empleados, la nómina, las facturas y las reclamaciones aparecen aquí la noche después de informarse.',
    worksite: 'Agregar el primer centro de trabajo',
    users: 'Dar acceso a personas',
  },
  payroll: {
    title: 'Nómina',
    wages: 'Salarios del año',
    last: 'Último día de pago',
    next: 'Próximo día de pago',
    open: 'Abrir la nómina',
  },
  employees: {
    title: 'Empleados activos',
    figures: 'Cifras de empleados',
    new: {
      count_one: '{{number}} nuevo en este período de pago',
      count_many: '{{number}} nuevos en este período de pago',
      count_other: '{{number}} nuevos en este período de pago',
    },
    empty: 'No hubo empleados activos en este tiempo.',
  },
  claims: {
    title: 'Reclamaciones por mes',
    opened: 'Abiertas',
    closed: 'Cerradas',
    empty: 'No hubo reclamaciones en este tiempo.',
  },
  headcount: {
    title: 'Empleados por centro de trabajo',
    text: 'Empleados activos hoy',
    largest: 'Empleados activos hoy, los {{number}} centros de trabajo más grandes',
    unnamed: 'Sin centro de trabajo',
    open: 'Ver todos los centros de trabajo',
    empty: 'Todavía no hay empleados en ningún centro de trabajo.',
  },
  cutoff: {
    title: 'Umbral fiscal',
    text: 'Empleados que alcanzaron los días necesarios',
    met: 'Alcanzado',
    unit: 'lo alcanzaron',
    notMet: 'No alcanzado',
    show: {
      count_one: 'Ver el {{number}} que no lo alcanzó',
      count_many: 'Ver los {{number}} que no lo alcanzaron',
      count_other: 'Ver los {{number}} que no lo alcanzaron',
    },
    empty: 'Todavía no hay empleados que cuenten para el umbral.',
  },
};

export default es;
