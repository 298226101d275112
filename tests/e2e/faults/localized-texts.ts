import { words } from '../setup/portal';
import type { Words } from '../setup/portal-code';

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

const leavesOf = (tree: Words | string): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leavesOf);

export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const placeholder = /\{\{[^}]*\}\}/g;
/** Returns a pattern for a text of the portal: each placeholder matches anything. */
export const textPattern = (template: string): string =>
  template
    .replace(/<\/?\w+>/g, '')
    .split(placeholder)
    .map(escapeRegExp)
    .join('.+');

/** Returns a pattern for any text of a language with at least six characters besides its placeholders. */
const anyOf = (language: Language) => {
  const own = Object.entries(words).filter(([path]) => path.includes(`/locales/${language}/`));
  const texts = own
    .flatMap(([, tree]) => leavesOf(tree))
    .filter((text) => text.replace(placeholder, '').trim().length >= 6);
  return new RegExp(`^(${texts.map(textPattern).join('|')})$`, 'i');
};
const patterns = { en: anyOf('en'), es: anyOf('es') } as const;

/** Whether at least one line is a text of this language, and no other line is a text of the other language. */
export const isInLanguage = (language: Language, text: string): boolean => {
  const lines = text.split('\n').map((line) => line.trim());
  const own = lines.filter((line) => patterns[language].test(line));
  const other = patterns[language === 'en' ? 'es' : 'en'];
  return own.length > 0 && lines.every((line) => own.includes(line) || !other.test(line));
};

/** Returns the texts of one file. `T` is the type of the English file; both languages have the same keys. */
export const wordsOf = <T>(language: Language, file: string): T => {
  const found = words[`/locales/${language}/${file}.ts`];
  if (!found) throw new Error(`There are no words ${file} in ${language}`);
  return found as T;
};
