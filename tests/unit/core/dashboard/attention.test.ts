import { describe, expect, test } from 'vitest';
import { targetOf, urgencyOf } from '@core/dashboard/attention';

const today = new Date(2026, 10, 20, 23, 59);

test.each([
  ['2026-11-19', 'overdue'],
  ['2026-11-20', 'today'],
  ['2026-11-21', 'soon'],
  ['', null],
])('an item due on %j is %s', (dueDate, urgency) => {
  expect(urgencyOf(dueDate, today)).toBe(urgency);
});

describe('an invoice links to the filter for its time past due', () => {
  test.each([
    ['2026-11-01', '15+ Past Due'],
    ['2026-09-22', '15+ Past Due'],
    ['2026-09-21', '60+ Past Due'],
    ['', '15+ Past Due'],
  ])('due %j: %s', (dueDate, status) => {
    expect(targetOf({ kind: 'billing', dueDate }, today)).toEqual({ area: 'billings', filters: { status } });
  });
});

test('an item of an unknown kind has no link', () => {
  expect(targetOf({ kind: 'weather', dueDate: '' }, today)).toBeUndefined();
});
