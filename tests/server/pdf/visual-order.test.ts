import { expect, test } from 'vitest';
import { arrange, alignToBaseline, type Line } from '@server/pdf/visual-order';

/** Returns a line whose letters and spaces are each ten points wide. Capitals stand for right-to-left letters. */
const lineOf = (words: readonly (readonly [string, number])[]): Line => {
  const inlines = words.map(([text, level]) => {
    const trailingCut = (text.length - text.trimEnd().length) * 10;
    return { text, width: text.length * 10, x: 0, trailingCut, fontSize: 10, level, family: 'main' };
  });
  const inlineWidths = inlines.reduce((sum, { width }) => sum + width, 0);
  return { inlines, inlineWidths, trailingCut: inlines.at(-1)?.trailingCut ?? 0, getAscenderHeight: () => 0 };
};

const seen = (words: readonly (readonly [string, number])[], base: number): string => {
  const line = lineOf(words);
  arrange(line, base, (_, text) => /[A-Z1-3]/.test(text));
  const drawn = line.inlines.toSorted((one, other) => one.x - other.x);
  drawn.reduce((x, inline) => {
    expect(inline.x).toBe(x);
    return x + inline.width;
  }, 0);
  return drawn.map(({ text }) => text).join('|');
};

test.each<[string, [string, number][], number, string]>([
  [
    'words from right to left',
    [
      ['ABC ', 1],
      ['DEF', 1],
    ],
    1,
    'DEF|ABC ',
  ],
  [
    'a name from right to left within others',
    [
      ['ab ', 0],
      ['CD ', 1],
      ['EF', 1],
      [' gh', 0],
    ],
    0,
    'ab |EF|CD | gh',
  ],
  [
    'others within a name from right to left',
    [
      ['AB ', 1],
      ['cd ', 2],
      ['ef', 2],
      [' GH', 1],
    ],
    1,
    ' GH|cd |ef|AB ',
  ],
  [
    'no blank at the end of a line',
    [
      ['AB ', 1],
      ['CD', 1],
      [' ', 1],
    ],
    1,
    'CD|AB ',
  ],
  [
    'digits that the shaping turns as they are read',
    [
      ['AB ', 1],
      ['12', 2],
    ],
    1,
    '21|AB ',
  ],
  [
    'signs between turned words turned',
    [
      ['AB', 1],
      [' -', 1],
      [' ', 1],
      ['CD', 1],
    ],
    1,
    'CD| |- |AB',
  ],
  [
    'brackets as they are seen from the right',
    [
      ['(AB', 1],
      [')', 1],
    ],
    1,
    '(|)AB',
  ],
])('shows %s', (_, words, base, order) => {
  expect(seen(words, base)).toBe(order);
});

test('the width of a line excludes trailing spaces', () => {
  const line = lineOf([
    ['AB', 1],
    [' ', 1],
    [' ', 1],
  ]);
  arrange(line, 1, () => true);
  expect(line).toMatchObject({ inlineWidths: 20, trailingCut: 0 });
});

test('all fonts share the baseline of the main font', () => {
  const line = lineOf([['ab', 0]]);
  alignToBaseline(line, 1.069);
  expect(line.getAscenderHeight()).toBeCloseTo(10.69);
});
