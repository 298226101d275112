import { languages } from 'virtual:languages';
import i18next, { type i18n as I18n, type ResourceLanguage } from 'i18next';
import { useCallback } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { isolated } from '@core/format/text';
import { formatNumber } from '@core/format/number';
import { choose, readChoice } from './choices';

/** Words of areas by the area's name. */
export type Words = Readonly<Record<string, ResourceLanguage[string]>>;

/** Answers the words of some areas in one language. Rejects when they cannot be fetched. */
export type WordSource = (language: Language) => Words | Promise<Words>;

/** A language that the portal speaks: the name of a folder in `locales`. */
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

/** A language by its own name, as its speakers write it at the beginning of a line: `Español`. */
export const languageName = (language: Language): string => {
  const name =
    new Intl.DisplayNames(language, { type: 'language', fallback: 'code' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

/** The language that an address asks for; undefined for anything that the portal does not speak. */
export const languageOf = (value: string | null): Language | undefined =>
  value !== null && isLanguage(value) ? value : undefined;

/** The first of the person's languages that the portal speaks, else English. */
export const preferredLanguage = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';

/** The language shown now. */
export const useLanguage = (): Language => preferredLanguage([useTranslation().i18n.language]);

/** Tells the language, and the direction that its words say it is written in. */
const tellPage = (language: Language) => {
  document.documentElement.lang = language;
  document.documentElement.dir = i18next.t('common:direction') === 'rtl' ? 'rtl' : 'ltr';
};

/** The key of the choice. */
export const languageKey = 'language';

/** The language that the user last chose with the language control, here or on another device; undefined when there is none. */
export const rememberedLanguage = (): Language | undefined => languageOf(readChoice(languageKey));

/**
 * Starts with the words of one source. Call it once before the first rendering; without a language the remembered one is taken, else the
 * browser's. `tell` is called with every language that is switched to from then on.
 */
export const createI18n = async (
  source: WordSource,
  language?: Language,
  tell: (language: Language) => void = tellPage,
): Promise<I18n> => {
  const lng = language ?? rememberedLanguage() ?? preferredLanguage(navigator.languages);
  if (!i18next.isInitialized) {
    i18next.on('languageChanged', tell);
    await i18next.use(initReactI18next).init({
      lng,
      fallbackLng: false,
      resources: {},
      ns: [],
      defaultNS: 'common',
      // React escapes; what is left to do is to keep a name's writing direction to the name.
      interpolation: { escapeValue: true, escape: isolated },
      react: { useSuspense: false },
    });
    // Figures are written as in the United States in both languages: amounts beside them are too.
    i18next.services.formatter?.add('number', (value: unknown) => formatNumber(value));
  }
  register(source);
  await switchLanguage(lng);
  return i18next;
};

/** Loads the language before it switches, so users never see keys. */
export const switchLanguage = async (language: Language): Promise<void> => {
  await load(language);
  await i18next.changeLanguage(language);
};

/** Switches to a language that the user chose with the control, and remembers it. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  choose(languageKey, language);
  await switchLanguage(language);
};

/** Adds the words of another source, in the present language and in every one that follows. */
export const addWords = async (source: WordSource): Promise<void> => {
  register(source);
  await loadFrom(source, preferredLanguage([i18next.language]));
};

/** Translator of any area's own words: `words('workers', 'title')`. Missing keys answer ''. */
export const useResourceWords = () => {
  const { t } = useTranslation();
  return useCallback(
    (area: string, key: string, values: object = {}): string =>
      // The keys are typed by the declarations (see WordedFields); here they come from data.
      (t as unknown as (key: string, values: object) => string)(`resources:${area}.${key}`, {
        defaultValue: '',
        ...values,
      }),
    [t],
  );
};

/** Translator of one area's own words: `words('title')`, `words('count', { count })`. Missing keys answer ''. */
export const useWords = ({ name }: { readonly name: string }) => {
  const words = useResourceWords();
  return useCallback((key: string, values: object = {}): string => words(name, key, values), [words, name]);
};
