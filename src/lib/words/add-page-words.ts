import { addWords } from '../i18n';
import type { pageWords } from './page-words';

/** Fetches the words of one page, in the current language and in every language that is switched to later. */
export const addPageWords = async (area: keyof typeof pageWords): Promise<void> => {
  const { pageWords: sources } = await import('./page-words');
  await addWords(sources[area]);
};
