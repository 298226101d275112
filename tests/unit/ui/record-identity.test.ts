import { expect, it } from 'vitest';
import { rowId, rowKeys } from '@ui/list/record-identity';

const keysOf = (rows: readonly Record<string, unknown>[]) => rows.map(rowKeys(rows, 'id'));

it('identifies rows by their id, whether number or text', () => {
  expect(keysOf([{ id: 7 }, { id: 'a' }, { id: 0 }])).toEqual(['7', 'a', '0']);
});

it.each([
  [[{ month: 1 }, { month: 2 }]],
  [[{ id: null }, { id: '' }, { id: undefined }]],
  [[{ id: 1 }, { id: 1 }]],
])('gives every row a unique key: %j', (rows) => {
  expect(new Set(keysOf(rows)).size).toBe(rows.length);
});

it('returns no id for a row without one', () => {
  expect([{ id: 3 }, {}, { id: '' }, { id: {} }].map((row) => rowId(row, 'id'))).toEqual([
    '3',
    undefined,
    undefined,
    undefined,
  ]);
});
