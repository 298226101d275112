import type { Words, WordSource } from '../i18n';
import { words as english } from './en-start';

const others = import.meta.glob<Words>(['./*-start.ts', '!./en-start.ts'], { import: 'words' });

/** English travels with the start script: it is the most used, and everything else would wait for one more call. */
export const startWords: WordSource = async (language) =>
  language === 'en' ? english : ((await others[`./${language}-start.ts`]?.()) ?? {});
