import type api from '@locales/en/api';
import type attention from '@locales/en/attention';
import type list from '@locales/en/list';
import type mail from '@locales/en/mail';
import type pdf from '@locales/en/pdf';
import type { Language } from './language';

export interface Texts {
  readonly api: typeof api;
  readonly attention: typeof attention;
  readonly list: typeof list;
  readonly mail: typeof mail;
  readonly pdf: typeof pdf;
}

const files = import.meta.glob<Texts[keyof Texts]>('../../locales/*/{api,attention,list,mail,pdf}.ts', {
  eager: true,
  import: 'default',
});

const find = (name: keyof Texts, language: Language) => files[`../../locales/${language}/${name}.ts`];

/**
 * Returns the texts of one file in a language. Falls back to English. Throws when the file does not exist in English
 * either.
 */
export const textsOf = <N extends keyof Texts>(name: N, language: Language): Texts[N] => {
  const words = find(name, language) ?? find(name, 'en');
  if (!words) throw new Error(`There are no words ${name}`);
  return words as Texts[N];
};

/**
 * Replaces `{{name}}` in a text by values, and `{{name, number}}` by a number with thousands separators. Missing values
 * become empty.
 */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, format?: string) => {
    const value = values[name] ?? '';
    return format && typeof value === 'number' ? value.toLocaleString('en-US') : String(value);
  });
