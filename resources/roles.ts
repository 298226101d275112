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
  fields: { id: field.id(), role_name: field.text(), needs_employee: field.boolean({ computed: true }) },
});
