import { addWords } from '../i18n';
import type { pageWords } from './page-words';

export type PageWords = keyof typeof pageWords;

/** Fetches the words of one page, in the current language and in every language that is switched to later. */
export const addPageWords = async (area: PageWords): Promise<void> => {
  const { pageWords: sources } = await import('./page-words');
  await addWords(sources[area]);
};
