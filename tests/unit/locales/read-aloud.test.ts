import { expect, test } from 'vitest';
import type common from '@locales/en/common';
import type detail from '@locales/en/detail';
import type form from '@locales/en/form';
import type list from '@locales/en/list';
import type tools from '@locales/en/tools';
import type { ResourceWords } from '@core/resource/words';

/** In characters. A message that is read out at once cannot be read again; `messages-once.test.tsx` listens to it. */
const maxLength = 120;

const files = import.meta.glob<unknown>('../../../locales/*/**/*.ts', { eager: true, import: 'default' });
const fileOf = <T>(language: string, name: string) => files[`../../../locales/${language}/${name}.ts`] as T;
/** A resource without a list has no words for one. */
const resourcesOf = (language: string): Partial<ResourceWords>[] =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/${language}/resources/`))
    .map(([, words]) => words as Partial<ResourceWords>);

/** Returns all texts of a group, including plural forms. */
const textsIn = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words ?? {}).flatMap(textsIn);
/** Returns the notices about completed actions, at any depth. */
const doneIn = (words: unknown): string[] =>
  Object.entries((typeof words === 'object' && words) || {}).flatMap(([key, value]) =>
    key === 'done' ? textsIn(value) : doneIn(value),
  );
/** Returns the texts, each after its title. */
const headed = (title: string, texts: readonly string[]) => texts.map((text) => `${title} ${text}`);

const messagesIn = (language: string): string[] => {
  const words = {
    common: fileOf<typeof common>(language, 'common'),
    detail: fileOf<typeof detail>(language, 'detail'),
    form: fileOf<typeof form>(language, 'form'),
    list: fileOf<typeof list>(language, 'list'),
    tools: fileOf<typeof tools>(language, 'tools'),
  };
  const { title: listFailed, ...listReasons } = words.list.failed;
  const { title: detailFailed, ...detailReasons } = words.detail.failed;
  const { offline, forbidden, refused, tooMany, failedTitle, saved, absent } = words.tools.export;
  const { noAnswer, refused: notMade, tooMany: later } = words.list.download;
  const all = resourcesOf(language);
  const ofLists = all.flatMap(({ title = '', downloads = {}, noResult, empty }) => [
    noResult?.title ?? '',
    empty?.title ?? '',
    ...headed(listFailed.replace('{{list}}', title), Object.values(listReasons)),
    ...Object.values(downloads).flatMap((name) =>
      [noAnswer, notMade, later].map((text) => text.replace('{{name}}', name)),
    ),
  ]);
  return [
    words.common.connectionLost,
    words.common.stillWorking,
    words.form.notFound,
    words.form.loadFailed,
    absent,
    ...textsIn(words.form.failure),
    ...textsIn(saved),
    ...headed(failedTitle, [offline, forbidden, refused, tooMany]),
    ...headed(detailFailed, Object.values(detailReasons)),
    ...headed(words.detail.notFound.title, [words.detail.notFound.text]),
    ...ofLists,
    ...Object.entries(files).flatMap(([path, one]) => (path.includes(`/${language}/`) ? doneIn(one) : [])),
  ];
};

test.each(['en', 'es'])(
  'no message that is read out at once is longer than 120 characters (%s)',
  (language) => {
    const messages = messagesIn(language);
    expect(messages.length).toBeGreaterThan(100);
    expect(messages.filter((text) => text.length > maxLength)).toEqual([]);
  },
);
