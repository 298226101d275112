import { languages } from 'virtual:languages';

/** A language that people are written to in: the name of a folder in `locales`. */
export type Language = string;

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && languages.includes(value);

/** The language that a person says is theirs; English for anything that is none. */
export const readLanguage = (value: unknown): Language => (isLanguage(value) ? value : 'en');

/** The language to write to a person in: what their browser asks for first. */
export const languageOf = (headers: Headers): Language =>
  readLanguage(/^\s*([a-z]{2,3})\b/i.exec(headers.get('Accept-Language') ?? '')?.[1]?.toLowerCase());

/** The first of the languages that a browser asks for and the portal speaks, as the portal itself chooses; English without any. */
export const preferredLanguage = (headers: Headers): Language =>
  (headers.get('Accept-Language') ?? '')
    .split(',')
    .map((tag) => tag.trim().slice(0, 2).toLowerCase())
    .find(isLanguage) ?? 'en';
