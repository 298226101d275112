import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '@core/list/fold';

test.each([
  ['Peña', 'pena'],
  ['ÅNGSTRÖM', 'angstrom'],
  ['İstanbul', 'istanbul'],
  ['Null', 'null'],
  ['Ὀδυσσεύς', 'οδυσσευσ'],
  ['', ''],
])('%s folds to %s', (text, folded) => expect(fold(text)).toBe(folded));

test('folding a folded text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => fold(fold(text)) === fold(text)),
    { numRuns: 10_000 },
  );
});

test('case and accents make no difference', () => {
  const letters = fc.constantFrom('a', 'é', 'Ñ', 'z', 'ü', ' ', 'O');
  fc.assert(
    fc.property(fc.array(letters), (list) => {
      const text = list.join('');
      expect(fold(text.toUpperCase())).toBe(fold(text));
      expect(fold(text.normalize('NFD'))).toBe(fold(text));
    }),
  );
});
