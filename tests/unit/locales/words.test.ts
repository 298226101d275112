import { describe, expect, test } from 'vitest';
import { isMarked } from '@scripts/review/marks';
import { leavesOf } from '@tests/contract/words-checks';

const files = import.meta.glob<object>('../../../locales/**/*.ts', { eager: true, import: 'default' });
const sources = import.meta.glob<string>('../../../locales/es/**/*.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
});
/** Files that are marked for review may repeat English texts; `npm run words:review` lists them. */
const waiting = new Set(
  Object.entries(sources).flatMap(([path, text]) =>
    isMarked(text) ? [path.split('/locales/es/')[1] ?? path] : [],
  ),
);
const filesOf = (language: string) =>
  Object.entries(files).flatMap(([path, words]) => {
    const [, name] = path.split(`/locales/${language}/`);
    return name === undefined ? [] : [[name, words] as const];
  });
const english = filesOf('en');
const spanish = new Map(filesOf('es'));

/** Words that are the same in Spanish, and names that are not translated. */
const same = new Set([
  'Roles',
  '{{count, number}} roles',
  'Client Portal',
  'English',
  'Español',
  'PACT',
  'Error',
  'Error: {{title}}',
  'Total',
  // The direction of writing.
  'ltr',
  'Total 100%',
  'No',
]);

/** Returns the dotted keys, without the plural forms that English does not have. */
const keysOf = (words: object) =>
  Object.keys(leavesOf(words))
    .filter((key) => !key.endsWith('_many'))
    .sort();
/** Returns everything that i18next replaces, with its format, such as `{{count, number}}`. */
const insertions = (text: string) => (text.match(/\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+>/g) ?? []).sort();

test('every English file has a Spanish one, and vice versa', () => {
  expect([...spanish.keys()].sort()).toEqual(english.map(([name]) => name).sort());
});

describe.each(english)('%s', (name, en) => {
  const es = leavesOf(spanish.get(name) ?? {});
  const texts = Object.entries(leavesOf(en));

  test('has the same keys', () => {
    expect(keysOf(spanish.get(name) ?? {})).toEqual(keysOf(en));
  });

  test('has the plural form for millions wherever it has a plural', () => {
    const plurals = texts.filter(([key]) => key.endsWith('_other')).map(([key]) => key);
    for (const key of plurals) expect(es).toHaveProperty([key.replace(/_other$/, '_many')]);
  });

  test('has the same placeholders, in the same format', () => {
    for (const [key, text] of texts)
      expect([key, insertions(es[key] ?? '')]).toEqual([key, insertions(text)]);
    for (const key of Object.keys(es).filter((one) => one.endsWith('_many')))
      expect([key, insertions(es[key] ?? '')]).toEqual([
        key,
        insertions(es[key.replace(/_many$/, '_other')] ?? ''),
      ]);
  });

  test('is translated, or marked for review', () => {
    const untranslated = texts.filter(
      ([key, text]) =>
        es[key] === text && !same.has(text) && /\p{L}{2}/u.test(text.replace(/\{\{.*?\}\}/g, '')),
    );
    if (!waiting.has(name)) expect(untranslated).toEqual([]);
  });

  test('addresses the user as usted', () => {
    const familiar =
      /(^|[\s¿¡«"])(tú|tu|tus|te|contigo|elige|escribe|introduce|haz|puedes|quieres)(?=[\s.,;:!?»"]|$)/i;
    expect(Object.entries(es).filter(([, text]) => familiar.test(text))).toEqual([]);
  });
});
