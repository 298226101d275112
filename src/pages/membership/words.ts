import type { Words, WordSource } from '@lib/i18n';

const files = import.meta.glob<Words[string]>('../../../locales/*/{common,member-form,membership}.ts', {
  eager: true,
  import: 'default',
});

/**
 * All that the membership form says, in both languages: they travel together, so that no switch in the middle of the form waits for
 * the network or meets a newer build.
 */
export const membershipWords: WordSource = (language) =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, words]) => {
      const [, of = '', name = ''] = /\/([a-z]+)\/([a-z-]+)\.ts$/.exec(path) ?? [];
      return of === language ? [[name, words]] : [];
    }),
  );
