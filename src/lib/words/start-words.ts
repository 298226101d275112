import { english, fetched } from 'virtual:words/start';
import type { WordSource } from '../i18n';

/** English travels with the start script: it is the most used, and everything else would wait for one more call. */
export const startWords: WordSource = async (language) =>
  language === 'en' ? english : ((await fetched[language]?.()) ?? {});
