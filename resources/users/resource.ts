import type words from '@locales/en/resources/users';
import { field } from '@core/resource/field';
import { defineResource } from '@core/resource/resource';

/** The caller may manage all clients and permissions of the user. Providers without the field check this themselves. */
const managed = { field: 'managed', op: 'ne', value: false } as const;

/** The same test for optional actions. They are offered only if the provider sends `managed: true`. */
const isManaged = { field: 'managed', op: 'eq', value: true } as const;
const isActive = { field: 'stage', op: 'eq', value: 'active' } as const;
const isNotVerified = { field: 'stage', op: 'eq', value: 'not_verified' } as const;
const isRemovable = { field: 'removable', op: 'eq', value: true } as const;
const isInactive = { field: 'stage', op: 'eq', value: 'inactive' } as const;
const role = { kind: 'record', resource: 'roles', label: 'role_name', query: { grantable: 'true' } } as const;
const clients = { kind: 'records', resource: 'clients', from: { field: 'eip_clients', key: 'id' } } as const;

export default defineResource<typeof words>()({
  name: 'users',
  scope: 'global',
  api: { backend: 'v1', path: 'users', edit: 'put' },
  access: { flag: 'eip_users', permissions: ['eip_menu_users', 'act_as_eip_admin'] },
  menu: { icon: 'manage-accounts', group: 'start', order: 20 },
  representation: 'username',
  tellApart: ['first_name', 'last_name', 'stage'],
  find: { newest: 'created' },
  fields: {
    id: field.id(),
    first_name: field.text({ minWidth: 100 }),
    last_name: field.text({ minWidth: 90 }),
    username: field.email({ minWidth: 172 }),
    role_id: field.number(),
    role_name: field.text({ minWidth: 120 }),
    stage: field.status({ active: 'success', inactive: 'warning', not_verified: 'gray' }, { minWidth: 130 }),
    created: field.dateTime({ minWidth: 160 }),
    pending_username: field.email({ detailOnly: true, computed: true, nullable: true, onceKnown: true }),
    employee: field.record({ of: 'workers' }),
    eip_clients: field.records({ of: 'clients' }),
    last_login: field.dateTime({ detailOnly: true, computed: true, nullable: true }),
    open_link_until: field.dateTime({ detailOnly: true, computed: true, nullable: true, onceKnown: true }),
    managed: field.boolean({ computed: true }),
    removable: field.boolean({ computed: true }),
  },
  list: {
    columns: ['first_name', 'last_name', 'username', 'role_name', 'stage', 'created'],
    importance: ['last_name', 'username', 'stage', 'role_name'],
    sortBy: ['first_name', 'last_name', 'username', 'role_name', 'stage', 'created'],
    defaultSort: { by: 'first_name' },
    search: ['first_name', 'last_name', 'username'],
    card: { meta: ['last_name', 'username'], fields: ['role_name', 'created'] },
  },
  form: {
    inputs: {
      first_name: { kind: 'text', rule: 'person-name', max: 100, personal: true, autoComplete: 'off' },
      last_name: { kind: 'text', rule: 'person-name', max: 100, personal: true, autoComplete: 'off' },
      username: { kind: 'email', rule: 'email', max: 254, autoComplete: 'off' },
      role_id: { ...role, writes: 'rights' },
      eip_client_ids: {
        ...clients,
        writes: 'rights',
        optional: true,
        requiredWhen: { field: 'role_id.needs_clients', op: 'eq', value: true },
      },
      employee_id: {
        kind: 'record',
        personal: true,
        resource: 'workers',
        client: 'eip_client_ids',
        from: { field: 'employee', key: 'id' },
        when: { field: 'role_id.needs_employee', op: 'eq', value: true },
      },
    },
    rows: [['first_name', 'last_name']],
    serverErrors: { 'username taken': 'username', 'employee taken': 'employee_id' },
  },
  actions: {
    reactivate: { on: 'records', icon: 'person-check', when: { all: [isManaged, isInactive] } },
    invite: { on: 'records', icon: 'mail', when: { all: [isManaged, isNotVerified] } },
    deactivate: { on: 'records', icon: 'person-off', when: { all: [isManaged, { not: isInactive }] } },
    'set-role': {
      on: 'records',
      only: 'selection',
      icon: 'badge',
      when: isManaged,
      set: { role_id: { ask: true } },
    },
    'end-sessions': {
      on: 'records',
      only: 'record',
      icon: 'block',
      when: { all: [isManaged, isActive] },
      confirm: true,
      harmless: true,
    },
    'reset-factor': { icon: 'key-off', when: { all: [isManaged, isActive] }, confirm: true, only: 'record' },
    unlink: { on: 'records', icon: 'link-off', when: isRemovable, confirm: true },
  },
  operations: { create: {}, edit: { when: managed }, delete: { when: managed } },
});
