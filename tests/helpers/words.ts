import { addWords, createI18n, type Language } from '@lib/i18n';
import { pageWords } from '@lib/words/page-words';
import { portalWords } from '@lib/words/portal-words';
import { startWords } from '@lib/words/start-words';

/** Loads all texts of the portal and of its pages, for components that are rendered on their own. */
export const createWords = async (language: Language = 'en'): Promise<void> => {
  await createI18n(startWords, language);
  for (const source of [portalWords, ...Object.values(pageWords)]) await addWords(source);
};
