import type { Words, WordSource } from '@lib/i18n';

const files = import.meta.glob<Words[string]>('../../../locales/*/{common,member-form,membership}.ts', {
  eager: true,
  import: 'default',
});

/**
 * All texts of the membership form, in both languages: they are bundled together, so that switching the language
 * never waits for the network or gets a newer build.
 */
export const membershipWords: WordSource = (language) =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, words]) => {
      const [, fileLanguage = '', name = ''] = /\/([a-z]+)\/([a-z-]+)\.ts$/.exec(path) ?? [];
      return fileLanguage === language ? [[name, words]] : [];
    }),
  );
