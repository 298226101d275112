import type words from '@locales/en/resources/roles';
import { field } from '@core/resource/field';
import { defineResource } from '@core/resource/resource';

/** Chosen from in user forms; it has no screen of its own. */
export default defineResource<typeof words>()({
  name: 'roles',
  scope: 'global',
  api: { backend: 'v1', path: 'roles/', params: ['grantable'], neverStale: true },
  access: { permissions: [] },
  representation: 'role_name',
  fields: { id: field.id(), role_name: field.text(), needs_employee: field.boolean({ computed: true }) },
});
