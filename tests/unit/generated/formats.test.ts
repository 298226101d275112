import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { csvValue } from '@core/export/csv';
import { halfYearChange } from '@core/figures/figures';
import { writePercent } from '@core/form/percent';
import { formatMoney, formatNumber, formatPercent } from '@core/format/number';
import { colorOf, formatWholeDollars } from '@core/format/figure';
import { isolateBidi } from '@core/format/text';
import { initials, formatPhone } from '@core/format/person';
import { formatDate, formatDateTime, formatMonth, formatYear } from '@core/format/date';
import { totalOf } from '@core/list/totals';
import { formatAxis, formatTick } from '@ui/charts/chart-data';
import { textOf } from '@ui/cells/text-cells';
import { formatKpi } from '@ui/kpi/figures';
import { plainText } from '@ui/list/plain-text';
import {
  anyValue,
  edgeDate,
  edgeNumber,
  hostileText,
  showsInvalidValue,
  sized,
} from '@tests/helpers/arbitraries';

const expectSense = (text: string, given?: unknown) => {
  expect(typeof text).toBe('string');
  if (showsInvalidValue(text, given)) expect.fail(`${JSON.stringify(text)} of ${fc.stringify(given)}`);
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
  year: formatYear,
  phone: formatPhone,
  'typed percent': writePercent,
  text: textOf,
  initials: (value) => initials(value, value),
};

describe.each(Object.entries(formats))('%s', (_, format) => {
  test('is a readable text for any value of a response', () => {
    fc.assert(
      fc.property(anyValue, (value) => expectSense(format(value), value)),
      sized(500, 10_000),
    );
  });
});

const decimals = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double());

test('numbers are readable with any number of decimals', () => {
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

test('the figure of a tile is readable', () => {
  const key = fc.constantFrom('total_x', 'avg_worker_bonus', 'salvage', 'constructor');
  const format = fc.constantFrom('count' as const, 'money' as const, 'percent' as const, 'points' as const);
  fc.assert(
    fc.property(key, anyValue, format, (name, value, kind) =>
      expectSense(formatKpi(name, value, kind), value),
    ),
    sized(500, 10_000),
  );
});

test('a percentage below 100 is never shown as 100%, and has one of the four colours', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      for (const rule of ['compliance', 'progress'] as const)
        expect(['success', 'warning', 'error', 'gray']).toContain(colorOf(rule, value));
      if (typeof value === 'number' && value < 1) expect(formatPercent(value)).not.toBe('100%');
    }),
    sized(500, 10_000),
  );
});

test('the numbers and months of an axis are readable', () => {
  fc.assert(
    fc.property(edgeNumber, edgeDate, (value, month) => {
      if (Number.isFinite(value))
        for (const kind of ['count', 'money'] as const) expectSense(formatAxis(value, kind));
      expectSense(formatTick(month, 'en'), month);
    }),
    sized(500, 10_000),
  );
});

test('totals and changes are numbers or null', () => {
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
  test('every field is readable as text and in a file', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.entries(fields)), anyValue, ([name, field], value) => {
        for (const language of ['en', 'es'] as const) expectSense(plainText(field, value, language), value);
        expectSense(csvValue(name, field, value, reader), value);
      }),
      sized(100, 10_000),
    );
  });
});

test('a text within a sentence does not change the direction of the sentence', () => {
  const marks = /[\u202a-\u202e\u2066-\u2068]/;
  fc.assert(
    fc.property(fc.oneof(edgeDate, hostileText), (text) => {
      const inside = isolateBidi(text);
      if (!marks.test(text)) return;
      // The last character ends every direction that the text started.
      expect([inside.startsWith('\u2068'), inside.endsWith('\u2069')]).toEqual([true, true]);
      expect(inside.slice(1, -1)).not.toMatch(/[\u2066-\u2069]/);
      expect(isolateBidi('plain')).toBe('plain');
    }),
    sized(500, 10_000),
  );
});
