import type words from '@locales/en/resources/places';
import { field } from '@core/resource/field';
import { defineResource } from '@core/resource/resource';

/** Address suggestions that fill forms. A lookup without a screen. */
export default defineResource<typeof words>()({
  name: 'places',
  scope: 'global',
  api: { backend: 'eip', path: 'search-places', params: ['search'], maxRows: 8 },
  access: { permissions: [] },
  idField: 'place_id',
  representation: 'description',
  fields: {
    place_id: field.text(),
    description: field.text(),
    address: field.text(),
    city: field.text(),
    state: field.text(),
    zip_code: field.text(),
  },
});
