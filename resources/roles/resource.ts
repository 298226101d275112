import type words from '@locales/en/resources/roles';
import { field } from '@core/resource/field';
import { defineResource } from '@core/resource/resource';

/** The roles that user forms choose from. A lookup without a screen. */
export default defineResource<typeof words>()({
  name: 'roles',
  scope: 'global',
  api: { backend: 'v1', path: 'roles/', params: ['grantable'], neverStale: true },
  access: { permissions: [] },
  representation: 'role_name',
  // What a role is for, below its name.
  tellApart: ['purpose'],
  fields: {
    id: field.id(),
    role_name: field.text(),
    purpose: field.text({ computed: true, prose: true }),
    needs_employee: field.boolean({ computed: true }),
    needs_clients: field.boolean({ computed: true }),
  },
});
