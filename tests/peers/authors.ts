import type words from './words/authors-en';
import { newPermission } from '@core/access/names';
import { field } from '@core/resource/field';
import { defineResource } from '@core/resource/resource';

const roles = { admin: 'error', user: 'success', visitor: 'gray' } as const;

/** The users of react-admin's demo, who write the posts. */
export default defineResource<typeof words>()({
  name: 'authors',
  scope: 'global',
  api: { backend: 'v1', path: 'authors' },
  access: { permissions: [newPermission('eip_menu_posts')] },
  menu: { icon: 'badge', group: 'start', order: 62 },
  representation: 'name',
  fields: {
    id: field.id(),
    name: field.text(),
    role: field.status(roles),
    email: field.email({ nullable: true, onlyFor: ['act_as_eip_admin'] }),
  },
  list: {
    columns: ['name', 'role', 'email'],
    sortBy: ['name', 'role'],
    defaultSort: { by: 'name' },
    search: ['name'],
  },
  form: { inputs: { name: { max: 100 }, role: {}, email: { optional: true } } },
  operations: { create: {}, edit: {}, delete: {} },
});
