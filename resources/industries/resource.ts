import type words from '@locales/en/resources/industries';
import { field } from '@core/resource/field';
import { defineResource } from '@core/resource/resource';

/** Kinds of business, referenced by a client's `industry_business_id`. A lookup without a screen. */
export default defineResource<typeof words>()({
  name: 'industries',
  scope: 'global',
  api: { backend: 'eip', path: 'industry-business', neverStale: true },
  access: { permissions: [] },
  representation: 'name',
  fields: { id: field.id(), name: field.text() },
});
