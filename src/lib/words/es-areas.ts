import type { ResourceLanguage } from 'i18next';

/** Spanish words of the areas, one chunk. */
export const files = import.meta.glob<ResourceLanguage[string]>(
  ['../../../locales/es/*.ts', '!**/{attention,mail,pdf}.ts'],
  {
    eager: true,
    import: 'default',
  },
);
