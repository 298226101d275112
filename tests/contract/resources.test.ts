import { describe, expect, it } from 'vitest';
import { areas, resources } from '@resources/index';
import { areaPattern } from '@core/navigation/paths';
import type { ResourceWords } from '@core/resource/words';
import { describeDeclaration } from './declaration-checks';
import { checkResourceWords, checkTranslation } from './words-checks';

const words = import.meta.glob<ResourceWords>('../../locales/*/resources/*.ts', {
  eager: true,
  import: 'default',
});
const wordsOf = (language: string, name: string): ResourceWords => {
  const found = words[`../../locales/${language}/resources/${name}.ts`];
  if (!found) throw new Error(`no words of ${name} in ${language}`);
  return found;
};

describe('the registry', () => {
  it('has each area once', () => {
    expect(new Set(areas.map(({ name }) => name)).size).toBe(areas.length);
  });

  it('has each address once', () => {
    const patterns = areas.filter((area) => area.kind === 'page' || area.list).map(areaPattern);
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it('has one resource whose records are the clients', () => {
    expect(resources.filter(({ tenant }) => tenant).map(({ scope }) => scope)).toEqual(['global']);
  });

  it('contains every resource that forms choose from', () => {
    const names = resources.map(({ name }) => name);
    const chosen = resources.flatMap(({ form }) => [
      ...Object.values(form?.inputs ?? {}).flatMap((input) => ('resource' in input ? [input.resource] : [])),
      ...(form?.fill ? [form.fill.from] : []),
    ]);
    expect(chosen.filter((name) => !names.includes(name))).toEqual([]);
  });
});

for (const resource of resources) {
  describeDeclaration(resource, `resources/${resource.name}.ts`);
  describe(`${resource.name}: words`, () => {
    const [en, es] = [wordsOf('en', resource.name), wordsOf('es', resource.name)];
    checkTranslation(en, es);
    describe('in English', () => checkResourceWords(resource, en));
    describe('in Spanish', () => checkResourceWords(resource, es));
  });
}
