import enCommon from '@locales/en/common';
import esCommon from '@locales/es/common';
import { words } from '../setup/portal';
import type { Words } from '../setup/portal-code';

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

const leavesOf = (tree: Words | string): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leavesOf);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (template: string) =>
  template
    .replace(/<\/?\w+>/g, '')
    .split(/\{\{[^}]*\}\}/)
    .map(escaped)
    .join('.+');

/** Texts that say something, not those that are mostly what is put into them. */
const templatesIn = (language: Language) =>
  Object.entries(words)
    .filter(([path]) => path.includes(`/locales/${language}/`))
    .flatMap(([, tree]) => leavesOf(tree))
    .filter((template) => template.replace(/\{\{[^}]*\}\}/g, '').trim().length >= 6);

const patterns = Object.fromEntries(
  languages.map((language) => [
    language,
    new RegExp(`^(${templatesIn(language).map(patternOf).join('|')})$`, 'i'),
  ]),
) as Record<Language, RegExp>;

/** Whether a text is, line by line, made of texts of this language's files, and some of it in no other's. */
export const isSaidIn = (language: Language, text: string): boolean => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const other = language === 'en' ? 'es' : 'en';
  return (
    lines.some((line) => patterns[language].test(line)) &&
    !lines.some((line) => patterns[other].test(line) && !patterns[language].test(line))
  );
};

/** The words of one file. `T` is the English file's type; both have the same keys. */
export const wordsOf = <T>(language: Language, file: string): T => {
  const found = words[`/locales/${language}/${file}.ts`];
  if (!found) throw new Error(`There are no words ${file} in ${language}`);
  return found as T;
};

export const common = { en: enCommon, es: esCommon } as const;
