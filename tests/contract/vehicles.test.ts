import { describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { mistakesIn } from '@core/declaration/mistakes';
import vehicles from '@tests/fixtures/vehicles/vehicles';
import en from '@tests/fixtures/vehicles/words-en';
import es from '@tests/fixtures/vehicles/words-es';
import worksites from '@tests/fixtures/vehicles/worksites';
import { checkResourceWords, checkTranslation } from './words-checks';

describe('vehicles: a resource with a relation', () => {
  test('fits the related list of the other resource', () => {
    const others = resources.filter(({ name }) => name !== worksites.name);
    expect(mistakesIn([...others, worksites, vehicles])).toEqual([]);
  });
  // Neither the number of the related record nor the filter by it needs words of its own.
  checkTranslation(en, es);
  describe('in English', () => checkResourceWords(vehicles, en));
  describe('in Spanish', () => checkResourceWords(vehicles, es));
});
