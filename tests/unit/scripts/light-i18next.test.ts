import original from 'i18next';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../scripts/build-state.mjs';
import { editCode } from '../../../scripts/vite/edit-code';
import { i18nextEdits } from '../../../scripts/vite/i18next-edits';
import { isolated } from '../../../src/core/format/isolated';

const published = readFileSync(join(root, 'node_modules/i18next/dist/esm/i18next.js'), 'utf8');
type Instance = typeof original;
type Words = { readonly [key: string]: string | Words };

const areas = (language: string): [string, Words][] =>
  readdirSync(join(root, 'locales', language))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [file.slice(0, -3), {}]);

const load = async (language: string) =>
  Promise.all(
    areas(language).map(async ([area]): Promise<[string, Words]> => {
      const module = (await import(`../../../locales/${language}/${area}.ts`)) as { readonly default: Words };
      return [area, module.default];
    }),
  );

const keysOf = (words: Words, before = ''): string[] =>
  Object.entries(words).flatMap(([key, word]) =>
    typeof word === 'string' ? [before + key] : keysOf(word, `${before}${key}.`),
  );

const start = async (instance: Instance, words: Readonly<Record<string, [string, Words][]>>) => {
  const told: string[] = [];
  instance.on('languageChanged', (language) => void told.push(language));
  await instance.use({ type: '3rdParty', init: () => void told.push('init') }).init({
    lng: 'en',
    fallbackLng: false,
    resources: {},
    ns: [],
    defaultNS: 'common',
    interpolation: { escapeValue: true, escape: isolated },
  });
  instance.services.formatter?.add('number', (value: unknown) => `<${String(value)}>`);
  for (const [language, all] of Object.entries(words))
    for (const [area, of] of all) instance.addResourceBundle(language, area, of);
  await instance.changeLanguage('en');
  return told;
};

describe('i18next as it is built', () => {
  const words: Record<string, [string, Words][]> = {};
  let light: Instance;
  let full: Instance;
  const told: string[][] = [];

  beforeAll(async () => {
    for (const language of ['en', 'es']) words[language] = await load(language);
    const code = editCode(published, i18nextEdits);
    const address = `data:text/javascript,${encodeURIComponent(code ?? '')}`;
    light = ((await import(/* @vite-ignore */ address)) as { readonly default: Instance }).default;
    full = original.createInstance();
    for (const instance of [light, full]) told.push(await start(instance, words));
  });

  const same = (key: string, values: object = {}) => {
    const say = (instance: Instance) =>
      (instance.getFixedT(null, 'list') as unknown as (key: string, values: object) => unknown)(key, values);
    expect(say(light), `${key} with ${JSON.stringify(values)}`).toBe(say(full));
  };

  const valuesOf = (text: string) =>
    [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).filter((name) => name !== 'count');

  it.each(['en', 'es'])('says every word of %s as i18next does', async (language) => {
    for (const instance of [light, full]) await instance.changeLanguage(language);
    for (const [area, all] of words[language] ?? [])
      for (const key of keysOf(all)) {
        const text = String(full.getResource(language, area, key));
        const plain = key.replace(/_(?:one|many|other|zero)$/, '');
        for (const value of ['a/b & <c> {{count}} $t(list:x)', '\u202eabc', 1234.5, 0, null, ''])
          for (const count of [0, 1, 2, 1_000_000]) {
            const values = Object.fromEntries(valuesOf(text).map((name) => [name, value]));
            same(`${area}:${key}`, values);
            same(`${area}:${plain}`, { ...values, count });
          }
      }
  });

  it('says of what is missing what i18next says', () => {
    for (const key of [
      'none',
      'none.of.them',
      'list:none',
      'nowhere:none',
      'toString',
      'list:constructor',
      '',
    ])
      for (const values of [
        {},
        { defaultValue: '' },
        { defaultValue: 'Else {{name}}', name: 'x' },
        { count: 2 },
      ])
        if (key !== '' || 'defaultValue' in values) same(key, values);
    for (const instance of [light, full]) {
      expect(instance.exists('common:none')).toBe(false);
      expect(instance.exists('none', { ns: 'validation' })).toBe(false);
      expect(instance.exists('max', { ns: 'validation' })).toBe(true);
    }
  });

  it('tells of its start and its languages', () => {
    expect(told[0]).toEqual(told[1]);
    expect(light.language).toBe(full.language);
    expect(light.languages).toEqual(full.languages);
    expect(light.resolvedLanguage).toBe(full.resolvedLanguage);
    expect(light.hasLoadedNamespace('common')).toBe(true);
  });

  it('fails where i18next has changed', () => {
    expect(editCode(published.replace('class Connector', 'class Loader'), i18nextEdits)).toBeNull();
  });
});
