import { describe, expect, it, test } from 'vitest';
import {
  orderColumns,
  formatColumnChoice,
  moveColumn,
  parseColumnChoice,
  defaultColumnChoice,
  withColumnWidth,
} from '@ui/list-tools/column-choice';

describe('the stored column choice', () => {
  it('is read back unchanged', () => {
    const chosen = {
      hidden: new Set(['hire_date', 'days_worked']),
      density: 'compact',
      order: ['full_name', 'hire_date'],
      widths: { full_name: 240 },
    } as const;
    expect(parseColumnChoice(formatColumnChoice(chosen))).toEqual(chosen);
  });

  it('is null for the default columns', () => {
    expect(formatColumnChoice(defaultColumnChoice)).toBeNull();
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
  ])('reads %j as the default', (text) => {
    expect(parseColumnChoice(text)).toEqual(defaultColumnChoice);
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
  ])('chosen as %j becomes %j', (order, expected) => {
    expect(orderColumns(declared, order)).toEqual(expected);
  });

  it('is empty without columns', () => {
    expect(orderColumns([], ['wages'])).toEqual([]);
  });

  it('changes by one position, and the first column stays first', () => {
    expect(moveColumn(declared, 'date', -1)).toEqual(['name', 'date', 'status', 'wages']);
    expect(moveColumn(declared, 'date', 1)).toEqual(['name', 'status', 'wages', 'date']);
    for (const [name, by] of [
      ['status', -1],
      ['wages', 1],
      ['name', 1],
      ['gone', 1],
    ] as const)
      expect(moveColumn(declared, name, by)).toBe(declared);
  });
});

test.each([
  [240.4, 240],
  [0, 1],
  [1e9, 1200],
])('a width of %d is stored as %d', (width, expectedWidth) => {
  const { widths } = withColumnWidth({ ...defaultColumnChoice, widths: { status: 90 } }, 'name', width);
  expect(widths).toEqual({ status: 90, name: expectedWidth });
});
