import { describe, expect, it } from 'vitest';
import { areas, fileOf, resources } from '@resources/index';
import { mistakesIn } from '@core/declaration/mistakes';
import type { ResourceWords } from '@core/resource/words';
import { describeDeclaration } from './declaration-checks';
import { checkResourceWords, checkTranslation } from './words-checks';

const words = import.meta.glob<ResourceWords>('../../locales/*/resources/*.ts', {
  eager: true,
  import: 'default',
});
/** The files of the resources' folders, which are not loaded here. */
const files = Object.keys(import.meta.glob('../../resources/*/ui/*.tsx')).map((file) =>
  file.slice('../../'.length),
);

const wordsOf = (language: string, name: string): ResourceWords => {
  const found = words[`../../locales/${language}/resources/${name}.ts`];
  if (!found) throw new Error(`no words of ${name} in ${language}`);
  return found;
};

describe('the registry', () => {
  it('has no mistakes', () => {
    expect(mistakesIn(areas, files)).toEqual([]);
  });

  it('has one resource whose records are the clients', () => {
    expect(resources.filter(({ tenant }) => tenant).map(({ scope }) => scope)).toEqual(['global']);
  });
});

for (const resource of resources) {
  describeDeclaration(resource, fileOf(resource));
  describe(`${resource.name}: words`, () => {
    const [en, es] = [wordsOf('en', resource.name), wordsOf('es', resource.name)];
    checkTranslation(en, es);
    describe('in English', () => checkResourceWords(resource, en));
    describe('in Spanish', () => checkResourceWords(resource, es));
  });
}
