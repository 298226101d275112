import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactTerms, createTermMatcher, fuzzyTerms, parseSearchInput, wordsOf } from '@core/find/words';
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

const finds = (text: string, value: string, isFuzzy = false): boolean => {
  const typed = parseSearchInput(text);
  const terms = typed && (isFuzzy ? fuzzyTerms(typed) : exactTerms(typed));
  return terms !== null && createTermMatcher(terms)(wordsOf(fold(value)));
};

const letter = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'z');
const wordOf = (min: number, max: number) =>
  fc.array(letter, { minLength: min, maxLength: max }).map((all) => all.join(''));

describe('the words of a text', () => {
  it.each([
    ["O'Brien-Smith, Ana", ['obrien', 'smith', 'ana']],
    ['ana.pena+x@client.example', ['ana', 'pena', 'x']],
    ['INV-2024/00042 (copy)', ['inv', '2024', '00042', 'copy']],
    ['¡Peña!\u00a0«Núñez»', ['pena', 'nunez']],
    ['日本 Ltd', ['日本', 'ltd']],
    [' \t', []],
  ])('%j', (text, words) => expect(wordsOf(fold(text))).toEqual(words));

  it('are taken from the first 200 characters', () => {
    expect(wordsOf(`${'ab '.repeat(66)}cdef`).at(-1)).toBe('cd');
  });
});

describe('the typed text', () => {
  it.each(['', ' ', 'a', 'Á', '-', '"', "a'"])('is nothing to search for: %j', (text) =>
    expect(parseSearchInput(text)).toBeNull(),
  );
  it.each([
    ['7', 7],
    [' #42 ', 42],
    ['0042', 42],
    ['a7', null],
    ['7 8', null],
  ])('%j is the number %j', (text, number) => expect(parseSearchInput(text)?.number).toBe(number));

  it('is searched for by six words at most', () => {
    expect(exactTerms(parseSearchInput('aa bb cc dd ee ff gg hh')!)).toHaveLength(6);
  });
});

describe('finding', () => {
  it('requires every typed word to begin a word of the record, ignoring leading zeros', () => {
    fc.assert(
      fc.property(fc.array(wordOf(1, 6), { minLength: 1, maxLength: 4 }), fc.nat(3), (words, at) => {
        const word = words[at % words.length] ?? '';
        const start = word.slice(0, 1 + (at % word.length));
        expect(finds(`${start} ${words[0]}`, words.join('-'))).toBe(true);
        expect(finds(`${start} zzzzzzz`, words.join('-'))).toBe(false);
      }),
    );
    expect(finds('42', 'CLM-00042')).toBe(true);
    expect(finds('42', 'CLM-00142')).toBe(false);
  });

  it('finds a word with one error, wherever it is', () => {
    fc.assert(
      fc.property(wordOf(4, 9), wordOf(3, 10), (typed, word) => {
        if (errorsBetween(typed, word) === 1) expect(finds(typed, word, true)).toBe(true);
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
          expect([typed, finds(typed, `x ${word}`, true)]).toEqual([typed, true]);
      }),
      { numRuns: 2000 },
    );
  });

  it('finds only words with a beginning within one error of the typed word', () => {
    fc.assert(
      fc.property(wordOf(4, 7), wordOf(1, 9), (typed, word) => {
        if (!finds(typed, word, true)) return;
        const prefixes = Array.from(word, (_, at) => word.slice(0, at + 1));
        expect(Math.min(...prefixes.map((one) => errorsBetween(typed, one)))).toBeLessThanOrEqual(1);
      }),
      { numRuns: 3000 },
    );
  });

  it('allows no error in short words and numbers, and does not cut off the end', () => {
    expect(finds('anm', 'ann', true)).toBe(false);
    expect(finds('2024', '2025', true)).toBe(false);
    expect(finds('inv1', 'inv2', true)).toBe(false);
    expect(finds('marz', 'maria', true)).toBe(false);
    expect(finds('marz', 'mara', true)).toBe(true);
    expect(finds('marias', 'maria', true)).toBe(true);
  });

  it('supports other alphabets, and letters that do not decompose into letter and accent', () => {
    expect(finds('петроф', 'Петров', true)).toBe(true);
    expect(finds('γιωργος', 'Γιώργος')).toBe(true);
    expect(finds('sorensen', 'Sørensen', true)).toBe(true);
  });

  it('has fewer than 1400 terms for a word, and none for a word of more than 20 letters', () => {
    const terms = fuzzyTerms(parseSearchInput('abcdefghijklmnopqrst')!) ?? [];
    expect(terms[0]?.length).toBeLessThan(1400);
    expect(fuzzyTerms(parseSearchInput('abcdefghijklmnopqrstu')!)).toBeNull();
  });
});
