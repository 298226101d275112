import type words from '@locales/en/resources/role-settings';
import { newPermission } from '@core/access/names';
import { field } from '@core/resource/field';
import { defineResource } from '@core/resource/resource';

/** Security requirements that an admin sets for the users of a role. */
export default defineResource<typeof words>()({
  name: 'role-settings',
  path: 'administration/roles',
  scope: 'global',
  api: { backend: 'v1', path: 'administration/roles', table: 'roles', optional: 'area' },
  access: { permissions: [newPermission('eip_menu_roles')] },
  menu: { icon: 'checklist', group: 'access', order: 20 },
  representation: 'role_name',
  fields: {
    id: field.id(),
    role_name: field.text({ minWidth: 220 }),
    factor_required: field.boolean({ initial: false, minWidth: 180 }),
  },
  list: {
    columns: ['role_name', 'factor_required'],
    sortBy: ['role_name', 'factor_required'],
    defaultSort: { by: 'role_name' },
    search: ['role_name'],
    card: { fields: ['factor_required'] },
    rowLink: 'edit',
  },
  // The second factor is part of a user's identity check.
  form: { inputs: { factor_required: { kind: 'boolean', writes: 'identity' } } },
  operations: { edit: {} },
});
