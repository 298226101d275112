import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAttention, readDashboard } from '@core/dashboard/answers';
import { readFigures, readTrend } from '@core/figures/figures';

const readers = { readAttention, readDashboard, readFigures, readTrend };

/** Every number and text in a value, at any depth. */
const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

const anyRow = fc.dictionary(
  fc.constantFrom('key', 'count', 'month', 'opened', 'closed', 'location_name', 'title', 'kind', 'due_date'),
  fc.jsonValue(),
);
const anyAnswer = fc.oneof(
  fc.jsonValue(),
  fc.record({ data: fc.array(fc.oneof(anyRow, fc.jsonValue())) }),
  fc.record({
    pact_compliance: fc.jsonValue(),
    last_pay_date: fc.jsonValue(),
    headcount_by_location: fc.oneof(fc.jsonValue(), fc.array(anyRow)),
    claims_by_month: fc.oneof(fc.jsonValue(), fc.array(anyRow)),
  }),
);

describe.each(Object.entries(readers))('%s', (_, read) => {
  test('returns drawable values for any response, or rejects it', () => {
    fc.assert(
      fc.property(anyAnswer, (answer) => {
        let result: unknown;
        try {
          result = read(answer);
        } catch (reason) {
          expect(reason).toBeInstanceOf(TypeError);
          return;
        }
        for (const leaf of leavesOf(result)) {
          expect(leaf).not.toBeUndefined();
          if (typeof leaf === 'number') expect(Number.isFinite(leaf)).toBe(true);
        }
      }),
    );
  });

  test.each([null, 'text', 5, [], [1]])('rejects %j', (answer) => {
    expect(() => read(answer)).toThrow(TypeError);
  });
});

test('figures of another type are unknown, not zero', () => {
  const data = [
    { key: 'open_claims', count: 4 },
    { key: 'salvage', count: 'three' },
  ];
  expect(readFigures({ data })).toEqual({ open_claims: 4, salvage: null });
  expect(() => readFigures({ data: 'x' })).toThrow(TypeError);
});

test('months are sorted oldest first, without invalid ones', () => {
  const data = [
    { month: '2026-11', count: 212 },
    { month: '2025-12', count: 186 },
    { month: '2026-13', count: 1 },
    { month: 'Nov', count: 1 },
  ];
  expect(readTrend({ data }).map(({ month }) => month)).toEqual(['2025-12', '2026-11']);
});

test('missing parts of the dashboard are distinguished from empty ones and from those of another type', () => {
  expect(readDashboard({})).toEqual({});
  expect(readDashboard({ headcount_by_location: [], claims_by_month: [], pact_compliance: 0 })).toEqual({
    headcount: [],
    claims: [],
    compliance: 0,
  });
  expect(
    readDashboard({ headcount_by_location: 3, claims_by_month: 'x', ytd_wages: null, last_pay_date: null }),
  ).toEqual({ headcount: null, claims: null, wages: null, lastPayDate: '' });
});

test('worksites are sorted largest first', () => {
  const headcount_by_location = [
    { location_name: 'Head office', count: 21 },
    { location_name: 'Main Street Store', count: 64 },
  ];
  expect(readDashboard({ headcount_by_location }).headcount?.map(({ name }) => name)).toEqual([
    'Main Street Store',
    'Head office',
  ]);
});

test('items are sorted by due date, those without a date last', () => {
  const data = [
    { title: 'c' },
    { title: 'b', due_date: '2026-11-24' },
    { title: 'a', due_date: '2026-10-31' },
  ];
  expect(readAttention({ data }).map(({ title }) => title)).toEqual(['a', 'b', 'c']);
});
