import type words from '@locales/en/resources/workers';
import { field } from '@core/resource/field';
import { counted, having, oneOf, oneOfField, spanOf } from '@core/resource/filter';
import { tile } from '@core/resource/kpi';
import { defineResource } from '@core/resource/resource';

const statuses = { Active: 'success', Inactive: 'warning', Deceased: 'gray', Terminated: 'error' } as const;
const statusNames = Object.keys(statuses) as (keyof typeof statuses)[];
const columns = [
  'full_name',
  'employee_status',
  'class_code_id',
  'hire_date',
  'days_worked',
  'ytd_wages',
  'pct_cutoff_met',
] as const;
/** The form names beneficiaries, whom employers do not see. */
const signedForm = {
  when: { field: 'membership_signed', op: 'ne', value: null },
  permissions: ['act_as_eip_admin'],
  only: 'record',
} as const;

export default defineResource<typeof words>()({
  name: 'workers',
  path: 'employees',
  scope: 'client',
  api: { backend: 'eip', path: 'clients/:clientId/workers' },
  access: { flag: 'eip_workers', permissions: ['eip_menu_workers'] },
  menu: { icon: 'badge', group: 'workforce', order: 10 },
  representation: 'full_name',
  tellApart: ['id', 'hire_date', 'employee_status'],
  find: { newest: 'hire_date' },
  fields: {
    id: field.id(),
    full_name: field.text({ minWidth: 200 }),
    employee_status: field.status(statuses),
    class_code_id: field.text(),
    hire_date: field.date(),
    days_worked: field.number(),
    ytd_wages: field.money({ nightly: true }),
    pct_cutoff_met: field.percent({ display: 'bar', colorRule: 'progress' }),
    email_address: field.email({ detailOnly: true }),
    phone_number: field.phone({ detailOnly: true }),
    job_title: field.text({ detailOnly: true }),
    location_name: field.text({ detailOnly: true }),
    date_of_birth: field.date({ detailOnly: true }),
    left_date: field.date({ detailOnly: true, nullable: true }),
    membership_signed: field.dateTime({ computed: true, detailOnly: true, nullable: true, onceKnown: true }),
  },
  list: {
    columns,
    importance: ['employee_status', 'pct_cutoff_met', 'hire_date', 'ytd_wages'],
    sortBy: columns,
    defaultSort: { by: 'full_name' },
    search: ['full_name', 'email_address', 'phone_number', 'id'],
    filters: {
      status: oneOfField('employee_status', statusNames, { default: 'Active' }),
      cutoff: oneOf({
        param: 'all_cutoff_met',
        options: {
          All: { send: 'null' },
          Met: { send: 'true', where: { field: 'pct_cutoff_met', op: 'gte', value: 1 } },
          'Not Met': { send: 'false', where: { field: 'pct_cutoff_met', op: 'lt', value: 1 } },
        },
        unset: 'All',
      }),
      worksite: having('location_name'),
      hired: spanOf('hired', 'hire_date', ['payPeriod']),
      farBelow: counted('far_below_cutoff', { field: 'pct_cutoff_met', op: 'lt', value: 0.34 }),
    },
    kpis: {
      tiles: [
        tile.trend('active_employees', { path: 'active-employees-trend', filters: { status: 'Active' } }),
        tile.value('new_this_period', { format: 'count', filters: { status: 'All', hired: 'payPeriod' } }),
        tile.share('tax_cut_off', { path: 'tax-cut-off', met: 'met', by: ['cutoff', 'Met', 'Not Met'] }),
      ],
    },
    card: { meta: ['class_code_id', 'hire_date'], fields: ['days_worked', 'ytd_wages', 'pct_cutoff_met'] },
  },
  detail: {
    sections: {
      employment: ['employee_status', 'job_title', 'location_name', 'hire_date', 'left_date'],
      work: ['class_code_id', 'days_worked', 'ytd_wages', 'pct_cutoff_met'],
      person: ['email_address', 'phone_number', 'date_of_birth', 'membership_signed'],
    },
  },
  actions: {
    'mail-signed-form': {
      ...signedForm,
      confirm: true,
      harmless: true,
      writes: 'identity',
      limited: true,
    },
    'signed-form': { ...signedForm, file: true },
  },
});
