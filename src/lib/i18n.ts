import i18next, { type i18n as I18n, type ResourceLanguage } from 'i18next';
import { useCallback } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { formatNumber } from '../core/format/number';

type Words = ResourceLanguage[string];
type Files = Record<string, Words>;

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

// English travels with the start script: it is the most used, and everything else would wait for one more call.
const englishAreas = import.meta.glob<Words>(['../../locales/en/*.ts', '!**/{attention,mail,pdf}.ts'], {
  eager: true,
  import: 'default',
});
const otherAreas = import.meta.glob<Files>('./words/*-areas.ts', { import: 'files' });
const resourceWords = import.meta.glob<Files>('./words/*-resources.ts', { import: 'files' });

const nameOf = (path: string): string => path.replace(/^.*\/([^/]+)\.ts$/, '$1');
const byName = (files: Files): Record<string, Words> =>
  Object.fromEntries(Object.entries(files).map(([path, words]) => [nameOf(path), words]));

let wantsResources = false;

const loadAreas = async (language: Language) => {
  if (i18next.hasResourceBundle(language, 'common')) return;
  const files = language === 'en' ? englishAreas : await otherAreas[`./words/${language}-areas.ts`]?.();
  for (const [name, words] of Object.entries(byName(files ?? {}))) {
    i18next.addResourceBundle(language, name, words);
  }
};

const loadResources = async (language: Language) => {
  if (!wantsResources || i18next.hasResourceBundle(language, 'resources')) return;
  const files = await resourceWords[`./words/${language}-resources.ts`]?.();
  i18next.addResourceBundle(language, 'resources', byName(files ?? {}));
};

const load = (language: Language) => Promise.all([loadAreas(language), loadResources(language)]);

const isLanguage = (value: string): value is Language => languages.some((language) => language === value);

/** The language that an address asks for; undefined for anything that the portal does not speak. */
export const languageOf = (value: string | null): Language | undefined =>
  value !== null && isLanguage(value) ? value : undefined;

/** The first of the person's languages that the portal speaks, else English. */
export const preferredLanguage = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';

/** Starts the words. Call it once before the first rendering; without a language the browser's is taken. */
export const createI18n = async (language?: Language): Promise<I18n> => {
  const lng = language ?? preferredLanguage(navigator.languages);
  if (!i18next.isInitialized) {
    i18next.on('languageChanged', (now) => document.documentElement.setAttribute('lang', now));
    await i18next.use(initReactI18next).init({
      lng,
      fallbackLng: false,
      resources: {},
      ns: [],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
    // Figures are written as in the United States in both languages: amounts beside them are too.
    i18next.services.formatter?.add('number', (value: unknown) => formatNumber(value));
  }
  await switchLanguage(lng);
  return i18next;
};

/** Loads the language before it switches, so nobody sees keys. */
export const switchLanguage = async (language: Language): Promise<void> => {
  await load(language);
  await i18next.changeLanguage(language);
};

/** Fetches the words of the resources too; the public pages do without them. */
export const loadResourceWords = async (): Promise<void> => {
  wantsResources = true;
  await load(preferredLanguage([i18next.language]));
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
