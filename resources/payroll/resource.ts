import type words from '@locales/en/resources/payroll';
import { field } from '@core/resource/field';
import { oneOfField } from '@core/resource/filter';
import { tile } from '@core/resource/kpi';
import { defineResource } from '@core/resource/resource';

export default defineResource<typeof words>()({
  name: 'payroll',
  scope: 'client',
  api: { backend: 'eip', path: 'clients/:clientId/payroll' },
  access: { flag: 'eip_payroll', permissions: ['eip_menu_payroll'] },
  menu: { icon: 'payments', group: 'workforce', order: 20 },
  representation: 'pay_period_start',
  fields: {
    id: field.id(),
    pay_period_start: field.date({ minWidth: 130 }),
    pay_period_end: field.date({ minWidth: 120 }),
    pay_date: field.date({ minWidth: 104 }),
    employee_count: field.number(),
    gross_wages: field.money({ nightly: true }),
    taxes: field.money({ nightly: true }),
    net_pay: field.money({ nightly: true }),
    payroll_status: field.status({ Pending: 'gray', Processed: 'success' }),
  },
  list: {
    columns: [
      'pay_period_start',
      'pay_period_end',
      'pay_date',
      'employee_count',
      'gross_wages',
      'taxes',
      'net_pay',
      'payroll_status',
    ],
    importance: ['pay_period_end', 'payroll_status', 'net_pay', 'gross_wages', 'pay_date'],
    sortBy: [
      'pay_period_start',
      'pay_period_end',
      'pay_date',
      'employee_count',
      'gross_wages',
      'taxes',
      'net_pay',
      'payroll_status',
    ],
    defaultSort: { by: 'pay_date', order: 'desc' },
    search: ['pay_period_start', 'pay_period_end', 'pay_date', 'payroll_status'],
    filters: { status: oneOfField('payroll_status', ['Pending', 'Processed']) },
    kpis: {
      tiles: [
        tile.value('total_gross_wages', { format: 'money' }),
        tile.value('total_taxes', { format: 'money' }),
      ],
    },
    card: { meta: ['pay_period_end'], fields: ['pay_date', 'employee_count', 'gross_wages', 'net_pay'] },
  },
});
