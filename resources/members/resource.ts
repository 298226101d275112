import type words from '@locales/en/resources/members';
import { field } from '@core/resource/field';
import { defineResource } from '@core/resource/resource';

const columns = ['first_name', 'last_name', 'username', 'role_name', 'commission_pct', 'stage'] as const;

/** The account has no rights that the caller lacks. Providers that do not send the field check this themselves. */
const managed = { field: 'managed', op: 'ne', value: false } as const;

/** Members of the caller's agency. Each is a user of the portal. */
export default defineResource<typeof words>()({
  name: 'members',
  path: 'administration',
  scope: 'agency',
  api: {
    backend: 'v1',
    path: 'evoove/administration/members',
    table: 'users',
    optional: 'record',
    edit: 'put',
  },
  access: { flag: 'evoove_agency_administration', permissions: ['evoove_menu_administration'] },
  menu: { icon: 'admin-panel', group: 'agency', order: 30 },
  representation: 'username',
  tellApart: ['first_name', 'last_name', 'stage'],
  find: { newest: 'created' },
  fields: {
    id: field.id(),
    first_name: field.text({ minWidth: 104 }),
    last_name: field.text(),
    username: field.email({ minWidth: 210 }),
    role_name: field.text({ minWidth: 130 }),
    stage: field.status({ active: 'success', inactive: 'warning', not_verified: 'gray' }),
    commission_pct: field.percent({ initial: 0, decimals: 2, minWidth: 120 }),
    created: field.dateTime(),
    managed: field.boolean({ computed: true }),
  },
  list: {
    columns,
    importance: ['last_name', 'username', 'stage', 'commission_pct'],
    sortBy: columns,
    defaultSort: { by: 'first_name' },
    search: ['first_name', 'last_name', 'username'],
    card: { chip: 'stage', meta: ['last_name', 'username'], fields: ['role_name', 'commission_pct'] },
    rowLink: 'edit',
  },
  form: {
    inputs: {
      first_name: { kind: 'text', rule: 'person-name', max: 100, personal: true, autoComplete: 'off' },
      last_name: { kind: 'text', rule: 'person-name', max: 100, personal: true, autoComplete: 'off' },
      username: { kind: 'email', rule: 'email', max: 254, autoComplete: 'off' },
      role_name: { kind: 'choice', values: ['Agent', 'Agency Administrator'], writes: 'rights' },
      commission_pct: { kind: 'percent', from: 0, to: 100, writes: 'money' },
      stage: {
        kind: 'choice',
        values: ['not_verified', 'active', 'inactive'],
        on: 'edit',
        optional: true,
        writes: 'rights',
      },
    },
    rows: [
      ['first_name', 'last_name'],
      ['role_name', 'commission_pct'],
    ],
    serverErrors: { 'username taken': 'username' },
  },
  actions: {
    activate: {
      on: 'records',
      icon: 'person-check',
      when: { all: [managed, { field: 'stage', op: 'eq', value: 'inactive' }] },
      set: { stage: 'active' },
    },
    commission: {
      on: 'records',
      only: 'selection',
      icon: 'payments',
      when: managed,
      set: { commission_pct: { ask: true } },
    },
    deactivate: {
      on: 'records',
      icon: 'person-off',
      when: { all: [managed, { field: 'stage', op: 'eq', value: 'active' }] },
      set: { stage: 'inactive' },
    },
  },
  operations: { create: {}, edit: { when: managed }, delete: { when: managed } },
});
