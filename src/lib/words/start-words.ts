import { english, fetched } from 'virtual:words/start';
import type { WordSource } from '../i18n';

/**
 * The words needed at the start. English is part of the start script: it is used most, and fetching it would delay
 * everything else.
 */
export const startWords: WordSource = async (language) =>
  language === 'en' ? english : ((await fetched[language]?.()) ?? {});
