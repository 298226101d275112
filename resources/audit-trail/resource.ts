import type words from '@locales/en/resources/audit-trail';
import { newPermission } from '@core/access/names';
import { field } from '@core/resource/field';
import { oneOfField } from '@core/resource/filter';
import { trailAreas } from '@core/access/trail-areas';
import { defineResource } from '@core/resource/resource';

const actions = {
  'sign-in': 'success',
  'sign-in-refused': 'error',
  'sign-out': 'gray',
  'session-ended': 'gray',
  create: 'success',
  update: 'warning',
  delete: 'error',
  refused: 'error',
  export: 'warning',
  'password-changed': 'warning',
  'address-change-requested': 'warning',
  'address-changed': 'warning',
  'factor-changed': 'warning',
  'invitation-sent': 'gray',
  'copy-sent': 'gray',
  'role-changed': 'warning',
  'keys-rotated': 'warning',
  'values-erased': 'error',
  checkpoint: 'gray',
} as const;
const actionNames = Object.keys(actions) as (keyof typeof actions)[];

/** Read-only: only `server/trail` writes the rows. */
export default defineResource<typeof words>()({
  name: 'audit-trail',
  scope: 'global',
  api: { backend: 'v1', path: 'audit-trail', table: 'audit_trail', optional: 'area' },
  access: { permissions: [newPermission('eip_menu_audit_trail'), 'act_as_eip_admin'] },
  menu: { icon: 'history', group: 'start', order: 40 },
  representation: 'at',
  fields: {
    id: field.id(),
    at: field.dateTime({ minWidth: 188 }),
    person: field.text({ nullable: true, minWidth: 104 }),
    action: field.status(actions, { minWidth: 220 }),
    resource: field.text({ cell: 'area', minWidth: 104 }),
    record_id: field.text({ nullable: true, cell: 'record' }),
    record_name: field.text({ computed: true, nullable: true }),
    record_area: field.text({ computed: true, nullable: true }),
    client_name: field.text({ nullable: true, minWidth: 132, client: 'client_id' }),
    note: field.text({ cell: 'phrases', minWidth: 120 }),
    user_id: field.number({ nullable: true, detailOnly: true }),
    client_id: field.number({ nullable: true }),
    network: field.text({ nullable: true, detailOnly: true }),
    request: field.text({ detailOnly: true }),
    changes: field.changes({ nullable: true, detailOnly: true, onceKnown: true }),
    erased: field.boolean({ detailOnly: true }),
  },
  list: {
    columns: ['at', 'person', 'action', 'resource', 'record_id', 'client_name', 'note'],
    importance: ['person', 'action', 'resource', 'record_id'],
    sortBy: ['at', 'person', 'action', 'resource', 'client_name'],
    defaultSort: { by: 'at', order: 'desc' },
    search: ['person', 'client_name', 'record_id', 'note'],
    filters: {
      action: oneOfField('action', actionNames),
      area: oneOfField('resource', trailAreas),
      person: { kind: 'record', param: 'user_id', field: 'user_id', resource: 'users' },
      record: { kind: 'free', param: 'record_id', field: 'record_id' },
      from: { kind: 'day', param: 'from', field: 'at', bound: 'from' },
      to: { kind: 'day', param: 'to', field: 'at', bound: 'to' },
    },
    card: { meta: ['person'], fields: ['resource', 'record_id', 'client_name', 'note'] },
  },
  detail: {
    sections: {
      event: ['at', 'person', 'action', 'resource', 'record_id', 'client_name', 'note'],
      changes: ['changes'],
      origin: ['network', 'request', 'erased'],
    },
  },
});
