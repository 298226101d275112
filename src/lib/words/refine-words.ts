import type { Words, WordSource } from '../i18n';

const files = import.meta.glob<Words[string]>('../../../locales/*/refine.ts', {
  eager: true,
  import: 'default',
});

/** The texts of Refine's hooks and components, such as its notices. Import this file lazily: it contains all languages. */
export const refineWords: WordSource = (language) => ({
  refine: files[`../../../locales/${language}/refine.ts`] ?? {},
});
