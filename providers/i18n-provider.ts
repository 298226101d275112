import type { I18nProvider } from '@refinedev/core';
import type { i18n as I18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, preferredLanguage } from '@lib/i18n';

type Translate = (keys: readonly string[], options: object) => string;

/** Refine's keys for the titles of a resource: `workers.workers`, `workers.titles.edit`. */
const titles = /^([\w-]+)\.(?:titles\.(\w+)|\1)$/;

const keysOf = (key: string): string[] => {
  const [, name, action] = titles.exec(key) ?? [];
  const ofResource = name ? [`resources:${name}.${action ?? ''}.title`, `resources:${name}.title`] : [];
  return [`refine:${key}`, ...ofResource, key];
};

const createI18nProvider = (i18n: I18n, language: string): I18nProvider => ({
  // Refine's texts have a separate namespace; all other keys are the portal's. A missing key falls back to the caller's default.
  translate: (key: string, options?: unknown, defaultMessage?: string) =>
    (i18n.t as unknown as Translate)(keysOf(key), {
      ...(typeof options === 'object' ? options : {}),
      defaultValue: defaultMessage ?? (typeof options === 'string' ? options : key),
    }),
  changeLocale: (language: string) => chooseLanguage(preferredLanguage([language])),
  getLocale: () => language,
});

/** Returns a new provider for each language. With a constant one, Refine would not render again after a change of language. */
export const useI18nProvider = (): I18nProvider => {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => createI18nProvider(i18n, language), [i18n, language]);
};
