import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import { readAttention, readDashboard } from '../../../src/core/dashboard/answers';
import { targetOf, urgencyOf } from '../../../src/core/dashboard/attention';
import { csvValue } from '../../../src/core/export/csv';
import { readFigures, readTrend } from '../../../src/core/figures/figures';
import { halfYearChange } from '../../../src/core/figures/half-year-change';
import { writePercent } from '../../../src/core/form/percent';
import { colorOf } from '../../../src/core/format/color-rule';
import { formatDate, formatDateTime, formatMonth } from '../../../src/core/format/date';
import { initials } from '../../../src/core/format/initials';
import { formatMoney, formatNumber, formatPercent } from '../../../src/core/format/number';
import { formatPhone } from '../../../src/core/format/phone';
import { formatWholeDollars } from '../../../src/core/format/whole-dollars';
import { totalOf } from '../../../src/core/list/totals';
import { formatAxis, formatTick } from '../../../src/ui/charts/chart-data';
import { textOf } from '../../../src/ui/cells/text-of';
import { formatKpi } from '../../../src/ui/kpi/format-kpi';
import { plainText } from '../../../src/ui/list/plain-text';
import { anyValue, edgeDate, edgeNumber, saysNonsense, sized } from '../../helpers/arbitraries';

const expectSense = (text: string, given?: unknown) => {
  expect(typeof text).toBe('string');
  if (saysNonsense(text, given)) expect.fail(`${JSON.stringify(text)} of ${fc.stringify(given)}`);
};

const formats: Readonly<Record<string, (value: unknown) => string>> = {
  money: formatMoney,
  'whole dollars': formatWholeDollars,
  number: formatNumber,
  percent: formatPercent,
  date: formatDate,
  'date-time': formatDateTime,
  month: formatMonth,
  'Spanish month': (value) => formatMonth(value, 'es'),
  phone: formatPhone,
  'typed percent': writePercent,
  text: textOf,
  initials: (value) => initials(value, value),
};

describe.each(Object.entries(formats))('%s', (_, format) => {
  test('is a text that makes sense for whatever an answer holds', () => {
    fc.assert(
      fc.property(anyValue, (value) => expectSense(format(value), value)),
      sized(500, 10_000),
    );
  });
});

const decimals = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double());

test('numbers with any number of decimals', () => {
  fc.assert(
    fc.property(edgeNumber, decimals, (value, places) => {
      for (const text of [formatNumber(value, places), formatPercent(value, places)]) {
        expectSense(text);
        expect(text).toMatch(/^(-?\d{1,3}(,\d{3})*(\.\d{1,6})?%?)?$/);
        expect(text).not.toMatch(/^-[0.,]+%?$/);
      }
      expect(formatMoney(value)).toMatch(/^(-?\$\d{1,3}(,\d{3})*\.\d\d)?$/);
    }),
    sized(500, 10_000),
  );
});

test('a figure of a tile', () => {
  const key = fc.constantFrom('total_x', 'avg_worker_bonus', 'salvage', 'constructor');
  const format = fc.constantFrom('count' as const, 'money' as const, 'percent' as const, 'points' as const);
  fc.assert(
    fc.property(key, anyValue, format, (name, value, kind) =>
      expectSense(formatKpi(name, value, kind), value),
    ),
    sized(500, 10_000),
  );
});

test('a percentage never shows as done before it is, and its colour is one of the four', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      for (const rule of ['compliance', 'progress'] as const)
        expect(['success', 'warning', 'error', 'gray']).toContain(colorOf(rule, value));
      if (typeof value === 'number' && value < 1) expect(formatPercent(value)).not.toBe('100%');
    }),
    sized(500, 10_000),
  );
});

test('an axis says its numbers and its months', () => {
  fc.assert(
    fc.property(edgeNumber, edgeDate, (value, month) => {
      if (Number.isFinite(value))
        for (const kind of ['count', 'money'] as const) expectSense(formatAxis(value, kind));
      expectSense(formatTick(month, 'en'), month);
    }),
    sized(500, 10_000),
  );
});

test('totals and changes are numbers or nothing', () => {
  const rows = fc.array(fc.record({ a: anyValue, b: anyValue }), { maxLength: 6 });
  const isNumberOrNull = (value: number | null) => value === null || Number.isFinite(value);
  fc.assert(
    fc.property(rows, fc.array(edgeNumber, { minLength: 12, maxLength: 14 }), (all, months) => {
      expect(isNumberOrNull(totalOf(all, 'a', 'sum'))).toBe(true);
      expect(isNumberOrNull(totalOf(all, 'a', { share: 'a', of: 'b' }))).toBe(true);
      expect(isNumberOrNull(halfYearChange(months))).toBe(true);
    }),
    sized(500, 10_000),
  );
});

const reader = {
  language: 'en',
  timeZone: 'UTC',
  yes: 'Yes',
  no: 'No',
  valueWord: (_: string, value: string) => value,
} as const;

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (_, { fields }) => {
  test('every field of it, as text and in a file', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.entries(fields)), anyValue, ([name, field], value) => {
        for (const language of ['en', 'es'] as const) expectSense(plainText(field, value, language), value);
        expectSense(csvValue(name, field, value, reader), value);
      }),
      sized(100, 10_000),
    );
  });
});

/** Runs a reader that may refuse an answer as a whole, but only in the way that the portal shows as a failed call. */
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

  test('take any answer apart without a fault, and numbers out of it that are numbers', () => {
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

  test('and what asks for attention', () => {
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
          expect([null, 'overdue', 'soon']).toContain(urgencyOf(one.dueDate, today));
          expect(() => targetOf(one, today)).not.toThrow();
        }
      }),
      sized(500, 10_000),
    );
  });
});
