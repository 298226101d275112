import { languages } from 'virtual:languages';

/** A language of the portal: the name of a folder in `locales`. */
export type Language = string;

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && languages.includes(value);

/** Returns the language that a user chose, or English when it is not supported. */
export const readLanguage = (value: unknown): Language => (isLanguage(value) ? value : 'en');

/** Returns the language to address a user in: the first choice of the browser. */
export const languageOf = (headers: Headers): Language =>
  readLanguage(/^\s*([a-z]{2,3})\b/i.exec(headers.get('Accept-Language') ?? '')?.[1]?.toLowerCase());

/**
 * Returns the first language of the browser that the portal supports, like the portal itself chooses it. English without
 * any.
 */
export const preferredLanguage = (headers: Headers): Language =>
  (headers.get('Accept-Language') ?? '')
    .split(',')
    .map((tag) => tag.trim().slice(0, 2).toLowerCase())
    .find(isLanguage) ?? 'en';
