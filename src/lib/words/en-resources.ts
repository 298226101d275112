import type { ResourceLanguage } from 'i18next';

/** Words of all resources in one language, one chunk. */
export const files = import.meta.glob<ResourceLanguage[string]>('../../../locales/en/resources/*.ts', {
  eager: true,
  import: 'default',
});
