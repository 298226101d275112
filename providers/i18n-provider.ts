import type { I18nProvider } from '@refinedev/core';
import type { i18n as I18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, preferredLanguage } from '@lib/i18n';

type Translate = (keys: readonly string[], options: object) => string;

/** Refine asks for a resource's titles by keys of its own: `workers.workers`, `workers.titles.edit`. */
const titles = /^([\w-]+)\.(?:titles\.(\w+)|\1)$/;

const keysOf = (key: string): string[] => {
  const [, name, action] = titles.exec(key) ?? [];
  const ofResource = name ? [`resources:${name}.${action ?? ''}.title`, `resources:${name}.title`] : [];
  return [`refine:${key}`, ...ofResource, key];
};

const createI18nProvider = (i18n: I18n, language: string): I18nProvider => ({
  // Refine's own texts lie in an area of their own, and every other key is one of ours. The caller's default stands in for a missing one.
  translate: (key: string, options?: unknown, defaultMessage?: string) =>
    (i18n.t as unknown as Translate)(keysOf(key), {
      ...(typeof options === 'object' ? options : {}),
      defaultValue: defaultMessage ?? (typeof options === 'string' ? options : key),
    }),
  changeLocale: (language: string) => chooseLanguage(preferredLanguage([language])),
  getLocale: () => language,
});

/** A new provider for each language: with a constant one Refine would not draw anew. */
export const useI18nProvider = (): I18nProvider => {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => createI18nProvider(i18n, language), [i18n, language]);
};
