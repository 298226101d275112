import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typoTest } from '@core/find/typos';
import { fold } from '@core/list/fold';

/** Returns the number of wrong, missing, extra and swapped letters (optimal string alignment). */
const errorsBetween = (one: string, other: string): number => {
  const [a, b] = [Array.from(one), Array.from(other)];
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const costs = [
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      ];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        costs.push((rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(Math.min(...costs));
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
};

/** Whether a word with a typo finds the value. */
const finds = (word: string, value: string): boolean => {
  const test = typoTest(fold(word));
  const isMatch = test !== null && new RegExp(test.pattern, 'su').test(fold(value));
  // The hints only make the test cheap.
  if (isMatch)
    expect([word, value, test.hints.some((hint) => fold(value).includes(hint))]).toEqual([word, value, true]);
  return isMatch;
};

const letter = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'z');
const wordOf = (min: number, max: number) =>
  fc.array(letter, { minLength: min, maxLength: max }).map((all) => all.join(''));

describe('finding with a typo', () => {
  it('finds a word with one error, wherever it is', () => {
    fc.assert(
      fc.property(wordOf(4, 9), wordOf(3, 10), (typed, word) => {
        if (errorsBetween(typed, word) === 1) expect(finds(typed, word)).toBe(true);
      }),
      { numRuns: 3000 },
    );
    const edits = wordOf(4, 9).chain((word) =>
      fc.tuple(
        fc.constant(word),
        fc.nat(word.length - 1),
        letter,
        fc.constantFrom('add', 'drop', 'set', 'swap'),
      ),
    );
    fc.assert(
      fc.property(edits, ([word, at, other, kind]) => {
        const [before, after] = [word.slice(0, at), word.slice(at + 1)];
        const typed = {
          add: before + other + word.slice(at),
          drop: before + after,
          set: before + other + after,
          swap: before + after.slice(0, 1) + (word[at] ?? '') + after.slice(1),
        }[kind];
        if (typed.length >= 4 && typed !== word)
          expect([typed, finds(typed, `x ${word}`)]).toEqual([typed, true]);
      }),
      { numRuns: 2000 },
    );
  });

  it('finds only words with a beginning within one error of the typed word', () => {
    fc.assert(
      fc.property(wordOf(4, 7), wordOf(1, 9), (typed, word) => {
        if (!finds(typed, word)) return;
        const prefixes = Array.from(word, (_, at) => word.slice(0, at + 1));
        expect(Math.min(...prefixes.map((one) => errorsBetween(typed, one)))).toBeLessThanOrEqual(1);
      }),
      { numRuns: 3000 },
    );
  });

  it('allows no error in short words and numbers, and does not cut off the end', () => {
    expect(finds('anm', 'ann')).toBe(false);
    expect(finds('2024', '2025')).toBe(false);
    expect(finds('inv1', 'inv2')).toBe(false);
    expect(finds('marz', 'maria')).toBe(false);
    expect(finds('marz', 'mara')).toBe(true);
    expect(finds('marias', 'maria')).toBe(true);
  });

  it.each([
    ['петроф', 'Петров'],
    ['γιωργοσς', 'Γιώργος'],
    ['lukazs', 'Łukasz'],
    ['sorensne', 'Ana Sørensen-Blue'],
  ])('supports other alphabets: %s finds %s', (text, value) => expect(finds(text, value)).toBe(true));

  it('has no test for a word of fewer than 4 or more than 20 letters, or with other characters', () => {
    for (const word of ['abc', 'a'.repeat(21), '2024', 'inv1', 'a.bc', 'ab(c', ''])
      expect([word, typoTest(word)]).toEqual([word, null]);
  });

  it('grows with the square of the length, in any alphabet', () => {
    const alphabets = [
      'a',
      'abcdefghijklmnopqrst',
      'тыуиопасдфгхйклзцвбн',
      '田中さんにあげて下さいカキクケコサシスセ',
      '𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷𐐸𐐹𐐺𐐻',
    ];
    const sizes = alphabets.map((alphabet) => {
      const letters = Array.from(alphabet);
      return [5, 10, 20].map((length) => {
        const word = Array.from({ length }, (_, at) => letters[at % letters.length]).join('');
        return Array.from(typoTest(word)?.pattern ?? '').length;
      });
    });
    for (const [short = 0, double = 0, longest = 0] of sizes) {
      expect(short).toBeGreaterThan(0);
      expect(double / short).toBeLessThanOrEqual(4);
      expect(longest / double).toBeLessThanOrEqual(4);
    }
    expect(new Set(sizes.map(String)).size).toBe(1);
  });
});
