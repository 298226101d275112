import { languages } from 'virtual:languages';
import i18next, { type i18n as I18n, type ResourceLanguage } from 'i18next';
import { useCallback } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { isolateBidi } from '@core/format/text';
import { formatNumber } from '@core/format/number';
import type { Fields } from '@core/resource/field';
import { wordField } from '@core/resource/relation';
import { choose, readChoice } from './choices';
import { setPageLanguage } from './page-language';

/** Words by the area's name. */
export type Words = Readonly<Record<string, ResourceLanguage[string]>>;

/** Returns the words of some areas in one language. Rejects if they cannot be fetched. */
export type WordSource = (language: Language) => Words | Promise<Words>;

/** A language of the portal: the name of a folder in `locales`. */
export type Language = string;

export { languages };

const sources = new Map<WordSource, Set<Language>>();

const loadFrom = async (source: WordSource, language: Language) => {
  const loaded = sources.get(source);
  if (loaded?.has(language)) return;
  for (const [area, words] of Object.entries(await source(language))) {
    i18next.addResourceBundle(language, area, words);
  }
  loaded?.add(language);
};

const register = (source: WordSource) => {
  if (!sources.has(source)) sources.set(source, new Set());
};

const load = (language: Language) =>
  Promise.all([...sources.keys()].map((source) => loadFrom(source, language)));

const isLanguage = (value: string): boolean => languages.includes(value);

/** Returns the name of a language in that language, with a capital letter: `Español`. */
export const languageName = (language: Language): string => {
  const name =
    new Intl.DisplayNames(language, { type: 'language', fallback: 'code' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

/** Returns the language from an address (`es`, `ES`, `es-MX`); undefined for a language that the portal does not have. */
export const languageOf = (value: string | null): Language | undefined => {
  const language = /^\s*([a-z]{2})(?![a-z])/i.exec(value ?? '')?.[1]?.toLowerCase();
  return language !== undefined && isLanguage(language) ? language : undefined;
};

/** Returns the first of the user's languages that the portal has, or English. */
export const preferredLanguage = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';

/** Returns the current language. */
export const useLanguage = (): Language => preferredLanguage([useTranslation().i18n.language]);

/** Sets the language and the writing direction of the page. The direction comes from the words of the language. */
const updateDocumentLanguage = (language: Language) => {
  setPageLanguage(language);
  document.documentElement.dir = i18next.t('common:direction') === 'rtl' ? 'rtl' : 'ltr';
};

/** The key under which the choice of the language is stored. */
export const languageKey = 'language';

/** Returns the language that the user last chose with the language control, on this or another device; undefined if none. */
export const rememberedLanguage = (): Language | undefined => languageOf(readChoice(languageKey));

/**
 * Initializes i18next with the words of one source. Call it once before the first render. The default language is the
 * remembered one, then the browser's. `tell` is called with the language on every later switch.
 */
export const createI18n = async (
  source: WordSource,
  language?: Language,
  onLanguageChange: (language: Language) => void = updateDocumentLanguage,
): Promise<I18n> => {
  const lng = language ?? rememberedLanguage() ?? preferredLanguage(navigator.languages);
  if (!i18next.isInitialized) {
    i18next.on('languageChanged', onLanguageChange);
    await i18next.use(initReactI18next).init({
      lng,
      fallbackLng: false,
      resources: {},
      ns: [],
      defaultNS: 'common',
      // React escapes HTML. Here only the writing direction of an inserted text is kept from affecting the text around it.
      interpolation: { escapeValue: true, escape: isolateBidi },
      react: { useSuspense: false },
    });
    // Numbers are formatted as in the United States in every language, like the amounts next to them.
    i18next.services.formatter?.add('number', (value: unknown) => formatNumber(value));
  }
  register(source);
  await switchLanguage(lng);
  return i18next;
};

/** Loads the language before switching to it, so that users never see keys. */
export const switchLanguage = async (language: Language): Promise<void> => {
  await load(language);
  await i18next.changeLanguage(language);
};

/** Switches to a language that the user chose with the language control, and remembers it. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  choose(languageKey, language);
  await switchLanguage(language);
};

/** Adds the words of another source, in the current language and in every language that is switched to later. */
export const addWords = async (source: WordSource): Promise<void> => {
  register(source);
  await loadFrom(source, preferredLanguage([i18next.language]));
};

/** Every record has an id, so that resources need no words for it. */
const idKey = 'fields.id';

/** Returns a translator for the words of any area: `words('workers', 'title')`. Missing keys return ''. */
export const useResourceWords = () => {
  const { t } = useTranslation();
  return useCallback(
    (area: string, key: string, values: object = {}): string => {
      // The declarations type the keys (see WordedFields). Here they come from data.
      const read = t as unknown as (key: string, values: object) => string;
      const defaultValue = key === idKey ? read('list:id', {}) : '';
      return read(`resources:${area}.${key}`, { defaultValue, ...values });
    },
    [t],
  );
};

interface WordsOf {
  readonly name: string;
  readonly fields?: Fields;
}

const noFields: Fields = {};

/** The parts of the words whose second name is a field. */
const fieldKey = /^(fields|help|fieldErrors|card)\.(\w+)/;
const filterLabel = /^filters\.(\w+)\.label$/;

/**
 * Returns a translator for the words of one area: `words('title')`, `words('count', { count })`. The key of a relation has
 * the words of its name, and so has the filter by it unless it has its own. Missing keys return ''.
 */
export const useWords = ({ name, fields = noFields }: WordsOf) => {
  const words = useResourceWords();
  return useCallback(
    (key: string, values: object = {}): string => {
      const own = key.replace(
        fieldKey,
        (_, part: string, field: string) => `${part}.${wordField(fields, field)}`,
      );
      const [, filter = ''] = filterLabel.exec(key) ?? [];
      return words(name, own, values) || (fields[filter]?.relation ? words(name, `fields.${filter}`) : '');
    },
    [words, name, fields],
  );
};
