import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAttention, readDashboard } from '@core/dashboard/answers';
import { targetOf, urgencyOf } from '@core/dashboard/attention';
import { readFigures, readTrend } from '@core/figures/figures';
import { formatDate, formatMonth } from '@core/format/date';
import { anyValue, edgeDate, sized } from '@tests/helpers/arbitraries';

/** Runs a reader that may reject a response completely, but only with the error that the portal shows as a failed call. */
const attempt = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch (reason) {
    expect(reason).toBeInstanceOf(TypeError);
    expect((reason as TypeError).message).toMatch(/^The answer (is no object|has no rows)$/);
    return null;
  }
};

describe('the readers of figures', () => {
  const months = fc.array(
    fc.oneof(
      anyValue,
      fc.record({ month: fc.oneof(anyValue, edgeDate), count: anyValue, opened: anyValue, closed: anyValue }),
      fc.record({ location_name: anyValue, count: anyValue }),
      fc.record({ key: anyValue, count: anyValue }),
    ),
    { maxLength: 4 },
  );
  const answer = fc.oneof(
    anyValue,
    fc.record({ data: fc.oneof(anyValue, months) }),
    fc.record({
      pact_compliance: anyValue,
      ytd_wages: anyValue,
      last_pay_date: anyValue,
      headcount_by_location: fc.oneof(anyValue, months),
      claims_by_month: fc.oneof(anyValue, months),
    }),
  );
  const isFigure = (value: unknown) => value === null || Number.isFinite(value);

  test('parse any response without a crash, and return only finite numbers', () => {
    fc.assert(
      fc.property(answer, (body) => {
        const figures = attempt(() => readFigures(body));
        for (const value of Object.values(figures ?? {})) expect(isFigure(value)).toBe(true);
        for (const { month, count } of attempt(() => readTrend(body)) ?? []) {
          expect(formatMonth(month)).not.toBe('');
          expect(isFigure(count)).toBe(true);
        }
        const dashboard = attempt(() => readDashboard(body));
        for (const value of [dashboard?.compliance, dashboard?.grossProfit, dashboard?.wages])
          expect(value === undefined || isFigure(value)).toBe(true);
        for (const { name, count } of dashboard?.headcount ?? [])
          expect([typeof name, Number.isFinite(count)]).toEqual(['string', true]);
        for (const month of dashboard?.claims ?? []) expect(isFigure(month.opened)).toBe(true);
      }),
      sized(500, 10_000),
    );
  });

  test('parse any list of items that need attention', () => {
    const item = fc.record({
      id: anyValue,
      kind: fc.oneof(anyValue, fc.constantFrom('claim', 'billing', 'worker', 'compliance')),
      title: anyValue,
      detail: anyValue,
      due_date: fc.oneof(anyValue, edgeDate),
      count: anyValue,
    });
    fc.assert(
      fc.property(fc.oneof(answer, fc.record({ data: fc.array(item, { maxLength: 4 }) })), (body) => {
        const today = new Date(2026, 10, 21);
        for (const one of attempt(() => readAttention(body)) ?? []) {
          for (const text of [one.id, one.kind, one.title, one.detail]) expect(typeof text).toBe('string');
          expect(isFigure(one.count)).toBe(true);
          expect(one.dueDate === '' || formatDate(one.dueDate) !== '').toBe(true);
          expect([null, 'overdue', 'today', 'soon']).toContain(urgencyOf(one.dueDate, today));
          expect(() => targetOf(one, today)).not.toThrow();
        }
      }),
      sized(500, 10_000),
    );
  });
});
