import { expect, it } from 'vitest';
import { resources } from '@resources';
import { formatDateTime } from '@core/format/date';
import { recordTitle, rowId, rowKeys } from '@ui/list/record-identity';

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

it.each([
  ['payroll', { id: 5, pay_period_start: '2026-11-26' }, '11/26/2026'],
  ['payroll', { id: 5, pay_period_start: 'soon' }, 'soon'],
  ['payroll', { id: 5, pay_period_start: null }, '5'],
  ['audit-trail', { id: 5, at: '2026-11-26T12:00:00.000Z' }, formatDateTime('2026-11-26T12:00:00.000Z')],
])('writes dates in titles of %s as in cells', (name, row, title) => {
  expect(
    recordTitle(
      row,
      resources.find((one) => one.name === name)!,
    ),
  ).toBe(title);
});
