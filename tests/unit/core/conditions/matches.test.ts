import { describe, expect, test } from 'vitest';
import { conditionFields, conditionText } from '@core/conditions/condition-tests';
import { matches } from '@core/conditions/matches';
import { holds, resolveCondition } from '@core/conditions/resolve';
import type { Condition, DeclaredCondition } from '@core/resource/condition';

const record = { n: 5, m: 7, t: 'b', name: 'José Núñez-Ray', blank: '', empty: null };

describe('a test of a field', () => {
  const cases: [Condition, boolean][] = [
    [{ field: 'n', op: 'eq', value: 5 }, true],
    [{ field: 'n', op: 'ne', value: 5 }, false],
    [{ field: 'n', op: 'lt', value: 5 }, false],
    [{ field: 'n', op: 'lte', value: 5 }, true],
    [{ field: 'n', op: 'gt', value: 4 }, true],
    [{ field: 'n', op: 'gte', value: 6 }, false],
    [{ field: 'n', op: 'between', value: [5, 7] }, true],
    [{ field: 'm', op: 'between', value: [5, 7] }, true],
    [{ field: 'n', op: 'between', value: [6, 7] }, false],
    [{ field: 'n', op: 'in', value: [1, 5] }, true],
    [{ field: 'n', op: 'in', value: [] }, false],
    [{ field: 't', op: 'gt', value: 'a' }, true],
    [{ field: 't', op: 'gt', value: 1 }, false],
    [{ field: 'empty', op: 'eq', value: null }, true],
    [{ field: 'empty', op: 'ne', value: 'x' }, true],
    [{ field: 'empty', op: 'lt', value: 9 }, false],
    [{ field: 'n', op: 'lt', value: null }, false],
    [{ field: 'empty', op: 'between', value: [1, 9] }, false],
    [{ field: 'absent', op: 'eq', value: null }, true],
    [{ field: 'toString', op: 'eq', value: null }, true],
    [{ field: 'empty', op: 'empty' }, true],
    [{ field: 'blank', op: 'empty' }, true],
    [{ field: 'n', op: 'empty' }, false],
    [{ field: 'n', op: 'empty', value: false }, true],
    [{ field: 'name', op: 'contains', value: 'NUNEZ ray' }, true],
    [{ field: 'name', op: 'contains', value: 'ramon' }, false],
    [{ field: 'name', op: 'starts', value: 'jose' }, true],
    [{ field: 'name', op: 'starts', value: 'nunez' }, false],
    [{ field: 'empty', op: 'contains', value: '' }, false],
    [{ field: 'n', op: 'lt', value: { field: 'm' } }, true],
    [{ field: 'n', op: 'eq', value: { field: 'm' } }, false],
    [{ field: 'empty', op: 'eq', value: { field: 'absent' } }, true],
    [{ field: 'n', op: 'gte', value: { field: 'empty' } }, false],
  ];
  test.each(cases)('%j is %s', (condition, expected) => {
    expect(matches(record, condition)).toBe(expected);
    expect(matches(record, { not: condition })).toBe(!expected);
  });
});

test('parts are combined, and no parts are always or never', () => {
  const [yes, no] = [{ all: [] }, { any: [] }];
  expect([yes, no].map((one) => matches(record, one))).toEqual([true, false]);
  expect(matches(record, { all: [yes, no] })).toBe(false);
  expect(matches(record, { any: [no, yes] })).toBe(true);
  expect(matches(record, { not: { any: [no, { not: yes }] } })).toBe(true);
});

describe('the values of a context', () => {
  const mine: DeclaredCondition = { field: 'owner', op: 'eq', value: { caller: 'id' } };
  const soon: DeclaredCondition = {
    field: 'due',
    op: 'between',
    value: [{ today: true }, { today: true, days: 2 }],
  };
  const ofClient: DeclaredCondition = { field: 'client', op: 'ne', value: { client: true } };
  const context = { userId: 7, clientId: 3, today: '2024-02-28' };

  test('are the caller, the open client, and a day counted from today', () => {
    expect(resolveCondition({ all: [mine, soon, { not: ofClient }] }, context)).toEqual({
      all: [
        { field: 'owner', op: 'eq', value: 7 },
        { field: 'due', op: 'between', value: ['2024-02-28', '2024-03-01'] },
        { not: { field: 'client', op: 'ne', value: 3 } },
      ],
    });
  });

  test.each([
    ['the caller', mine],
    ['the open client', ofClient],
  ])('without %s, no record meets the condition, nor its opposite', (_, condition) => {
    const unknown = { today: '2024-02-28', clientId: null };
    for (const one of [condition, { not: condition }, { any: [{ all: [] }, condition] }])
      expect(holds({ owner: 7, client: 1 }, one, unknown)).toBe(false);
  });
});

test('names the fields that it reads, and reads as a sentence', () => {
  const condition: DeclaredCondition = {
    all: [
      { field: 'stage', op: 'in', value: ['open', null] },
      {
        any: [
          { field: 'due', op: 'gte', value: { field: 'issued' } },
          { field: 'due', op: 'empty' },
        ],
      },
      { not: { field: 'due', op: 'lt', value: { today: true, days: -3 } } },
    ],
  };
  expect(conditionFields(condition)).toEqual(['stage', 'due', 'issued']);
  expect(conditionFields(undefined)).toEqual([]);
  expect(conditionText(condition)).toBe(
    'stage in "open", null and (due gte issued or due empty) and (not (due lt today - 3 days))',
  );
});
