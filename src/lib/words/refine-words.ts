import { addWords, type Words } from '../i18n';
import { fetchedAtRest } from '../on-demand';

const files = import.meta.glob<Words[string]>('../../../locales/*/refine.ts', { import: 'default' });

/**
 * The texts of Refine's own hooks and parts, such as its notices. They are there once a page has come to rest; a page that shows them
 * at once waits for this with its script.
 */
export const loadRefineWords = fetchedAtRest(() =>
  addWords(async (language) => ({
    refine: (await files[`../../../locales/${language}/refine.ts`]?.()) ?? {},
  })),
);
