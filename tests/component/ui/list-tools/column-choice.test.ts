import { describe, expect, it, test } from 'vitest';
import {
  arranged,
  formatColumnChoice,
  moved,
  parseColumnChoice,
  usualColumns,
  widened,
} from '@ui/list-tools/column-choice';

describe('what is remembered of the columns', () => {
  it('reads back as it was chosen', () => {
    const chosen = {
      hidden: new Set(['hire_date', 'days_worked']),
      density: 'compact',
      order: ['full_name', 'hire_date'],
      widths: { full_name: 240 },
    } as const;
    expect(parseColumnChoice(formatColumnChoice(chosen))).toEqual(chosen);
  });

  it('is nothing for the usual columns', () => {
    expect(formatColumnChoice(usualColumns)).toBeNull();
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"hidden":"all","density":"huge"}',
    '{"hidden":[1,null,{}]}',
    '{"order":"full_name","widths":["wide"]}',
    '{"order":[7],"widths":{"full_name":"240","hire_date":-1,"days_worked":1e9,"ytd_wages":null}}',
  ])('counts %j as no choice', (text) => {
    expect(parseColumnChoice(text)).toEqual(usualColumns);
  });
});

describe('the order of columns', () => {
  const declared = ['name', 'status', 'date', 'wages'];

  test.each([
    [[], declared],
    [
      ['wages', 'status'],
      ['name', 'wages', 'status', 'date'],
    ],
    [
      ['wages', 'gone', 'name'],
      ['name', 'wages', 'status', 'date'],
    ],
  ])('chosen as %j is %j', (order, drawn) => {
    expect(arranged(declared, order)).toEqual(drawn);
  });

  it('is nothing for no columns', () => {
    expect(arranged([], ['wages'])).toEqual([]);
  });

  it('changes by one place, and the first column stays in front', () => {
    expect(moved(declared, 'date', -1)).toEqual(['name', 'date', 'status', 'wages']);
    expect(moved(declared, 'date', 1)).toEqual(['name', 'status', 'wages', 'date']);
    for (const [name, by] of [
      ['status', -1],
      ['wages', 1],
      ['name', 1],
      ['gone', 1],
    ] as const)
      expect(moved(declared, name, by)).toBe(declared);
  });
});

test.each([
  [240.4, 240],
  [0, 1],
  [1e9, 1200],
])('a width of %d is kept as %d', (width, kept) => {
  const { widths } = widened({ ...usualColumns, widths: { status: 90 } }, 'name', width);
  expect(widths).toEqual({ status: 90, name: kept });
});
