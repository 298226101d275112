import { addWords } from '../i18n';
import type { pageWords } from './page-words';

/** Fetches the words of one page, in the present language and in every one that follows. */
export const addPageWords = async (area: keyof typeof pageWords): Promise<void> => {
  const { pageWords: sources } = await import('./page-words');
  await addWords(sources[area]);
};
