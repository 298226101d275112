import type words from '@locales/en/resources/my-clients';
import { field } from '@core/resource/field';
import { counted, having, oneOf } from '@core/resource/filter';
import { defineResource } from '@core/resource/resource';

const commonColumns = ['client_account_name', 'agent_name'] as const;
const columnsOf = {
  Aging: [...commonColumns, 'current', 'days_30', 'days_60', 'days_90', 'total_due'],
  Claims: [...commonColumns, 'open_claims', 'closed_claims', 'total_incurred'],
  Retention: [...commonColumns, 'client_since', 'months_retained', 'renewal_date', 'retention_status'],
  Compliance: [...commonColumns, 'pact_compliance', 'overdue_items'],
  Payroll: [...commonColumns, 'employee_count', 'last_pay_date', 'ytd_wages'],
} as const;

export default defineResource<typeof words>()({
  name: 'my-clients',
  path: 'performance/my-clients',
  scope: 'agency',
  api: { backend: 'v1', path: 'evoove/performance/my-clients' },
  access: { flag: 'evoove_agency_performance', permissions: ['evoove_menu_performance'] },
  tab: { of: 'performance', order: 20 },
  representation: 'client_account_name',
  fields: {
    id: field.id(),
    client_account_name: field.text({ minWidth: 200 }),
    agent_name: field.text({ minWidth: 130 }),
    current: field.money({ nightly: true }),
    days_30: field.money({ nightly: true, cell: 'amount-due' }),
    days_60: field.money({ nightly: true, cell: 'amount-due' }),
    days_90: field.money({ nightly: true, cell: 'amount-due', minWidth: 128 }),
    total_due: field.money({ nightly: true, minWidth: 140 }),
    open_claims: field.number({
      counts: { resource: 'claims', filters: { unsettled: 'Yes' }, client: 'id' },
    }),
    closed_claims: field.number({
      counts: { resource: 'claims', filters: { status: 'Closed' }, client: 'id' },
    }),
    total_incurred: field.money({ nightly: true }),
    client_since: field.date(),
    months_retained: field.number(),
    renewal_date: field.date({ minWidth: 140 }),
    retention_status: field.status(
      { Retained: 'success', 'Renewal Due': 'warning', 'At Risk': 'error', New: 'gray' },
      { minWidth: 148 },
    ),
    pact_compliance: field.percent({ nullable: true, display: 'chip', colorRule: 'compliance' }),
    overdue_items: field.number({
      counts: { resource: 'compliance', filters: { status: 'Overdue' }, client: 'id' },
    }),
    employee_count: field.number(),
    last_pay_date: field.date({ nullable: true }),
    ytd_wages: field.money({ nightly: true }),
    agent_id: field.number({ detailOnly: true }),
  },
  list: {
    columns: [...new Set(Object.values(columnsOf).flat())],
    sortBy: [],
    defaultSort: { by: 'total_due', order: 'desc' },
    search: ['client_account_name', 'agent_name'],
    filters: {
      filterBy: oneOf({
        param: 'filter_by',
        display: 'pills',
        default: 'Aging',
        options: {
          Aging: { send: 'aging', sort: { by: 'days_30', plus: ['days_60', 'days_90'], order: 'desc' } },
          Claims: { send: 'claims', sort: { by: 'open_claims', order: 'desc' } },
          Retention: { send: 'retention', sort: { by: 'renewal_date', order: 'asc' } },
          Compliance: { send: 'compliance', sort: { by: 'pact_compliance', order: 'asc' } },
          Payroll: { send: 'payroll', sort: { by: 'ytd_wages', order: 'desc' } },
        },
      }),
      agent: having('agent_name'),
      paying: counted('has_employees', { field: 'employee_count', op: 'gt', value: 0 }),
    },
    importance: ['total_due', 'days_90', 'days_60', 'open_claims', 'total_incurred', 'retention_status'],
    columnsBy: { filter: 'filterBy', columns: columnsOf },
    card: { meta: ['agent_name'], fields: ['days_30', 'days_60', 'days_90', 'total_due'] },
    rowLink: '/clients/:id',
  },
});
