import type { Translation } from '@core/resource/words';
import type en from '@locales/en/resources/payroll';

const es: Translation<typeof en> = {
  title: 'Nómina',
  count_one: '{{count, number}} período de pago',
  count_many: '{{count, number}} de períodos de pago',
  count_other: '{{count, number}} períodos de pago',
  search: 'Buscar períodos de pago',
  fields: {
    pay_period_start: 'Inicio del período',
    pay_period_end: 'Fin del período',
    pay_date: 'Fecha de pago',
    employee_count: 'Empleados',
    gross_wages: 'Salario bruto',
    taxes: 'Impuestos',
    net_pay: 'Salario neto',
    payroll_status: 'Situación',
  },
  values: { payroll_status: { Pending: 'Pendiente', Processed: 'Procesada' } },
  filters: {
    status: { label: 'Situación', All: 'Todas', Pending: 'Pendientes', Processed: 'Procesadas' },
  },
  kpis: {
    total_gross_wages: 'Salario bruto',
    total_gross_wages_note: 'Fechas de pago de este año',
    total_taxes: 'Impuestos',
    total_taxes_note: 'Fechas de pago de este año',
  },
  empty: {
    title: 'Aún no hay períodos de pago',
    text: 'Un período de pago aparece aquí cuando se paga a los primeros empleados de este cliente.',
  },
  noResult: {
    title: 'No se encontraron períodos de pago',
    text: 'Ningún período de pago coincide con los filtros.',
  },
};

export default es;
