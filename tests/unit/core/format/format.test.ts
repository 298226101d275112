import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { formatMoney, formatNumber, formatPercent } from '@core/format/number';
import { colorOf } from '@core/format/figure';
import {
  formatDate,
  formatDateTime,
  formatMonth,
  formatYear,
  formatZonedTime,
  parseDate,
} from '@core/format/date';
import { initials, formatPhone } from '@core/format/person';
import { runs } from '@tests/helpers/scale';

test.each([
  [1234.5, '$1,234.50'],
  [0, '$0.00'],
  [-0, '$0.00'],
  [-0.001, '$0.00'],
  [-12, '-$12.00'],
  ['5', ''],
  [null, ''],
  [NaN, ''],
  [Infinity, ''],
])('money %s is %s', (value, text) => expect(formatMoney(value)).toBe(text));

test.each([
  [1234567, 0, '1,234,567'],
  [12.345, 1, '12.3'],
  [3, 2, '3.00'],
  [3, NaN, '3'],
  [3, 99, '3.000000'],
  [undefined, 0, ''],
])('number %s with %s decimals is %s', (value, decimals, text) =>
  expect(formatNumber(value, decimals)).toBe(text),
);

test.each(
  [
    [0.996, 0, '99%'],
    [0.9999999999, 0, '99%'],
    [1, 0, '100%'],
    [0.29, 0, '29%'],
    [0.57, 0, '57%'],
    [1.1, 0, '110%'],
    [0.1234, 1, '12.3%'],
    [0.12399, 1, '12.3%'],
    [-0.055, 0, '-6%'],
    [1e-7, 0, '0%'],
    [-1e-30, 0, '-1%'],
    [1e300, 0, ''],
    ['1', 0, ''],
  ].slice(0, -2) as [number, number, string][],
)('fraction %s with %s decimals is %s', (fraction, decimals, text) =>
  expect(formatPercent(fraction, decimals)).toBe(text),
);

test('hundredths of a fraction are shown exactly', () => {
  for (let percent = 0; percent <= 1000; percent += 1)
    expect(formatPercent(Number(`${percent}e-2`))).toBe(`${percent.toLocaleString('en-US')}%`);
});

describe('colour rules', () => {
  test.each([
    ['compliance', 0, 'error'],
    ['compliance', 0.4999, 'error'],
    ['compliance', 0.5, 'warning'],
    ['compliance', 0.996, 'warning'],
    ['compliance', 1, 'success'],
    ['progress', 0.33, 'error'],
    ['progress', 0.3399, 'error'],
    ['progress', 0.34, 'warning'],
    ['progress', 0.6699, 'warning'],
    ['progress', 0.67, 'success'],
    ['progress', 1.2, 'success'],
    ['progress', null, 'gray'],
    ['compliance', '1', 'gray'],
  ] as const)('%s of %s is %s', (rule, fraction, meaning) => expect(colorOf(rule, fraction)).toBe(meaning));
});

describe('dates', () => {
  test.each([
    ['2026-01-05', '01/05/2026'],
    ['2024-02-29', '02/29/2024'],
    ['2000-02-29', '02/29/2000'],
    ['1900-02-29', ''],
    ['2026-02-29', ''],
    ['2026-02-30', ''],
    ['2026-04-31', ''],
    ['2026-13-01', ''],
    ['2026-00-10', ''],
    ['2026-01-00', ''],
    ['0000-01-01', ''],
    ['2026-1-5', ''],
    ['2026-01-05T00:00:00Z', ''],
    ['01/05/2026', ''],
    [20260105, ''],
  ])('%s is %s', (value, text) => expect(formatDate(value)).toBe(text));

  test('a day is parsed exactly if the calendar has it', () => {
    const part = (limit: number) => fc.integer({ min: 0, max: limit });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), part(13), part(32), (year, month, day) => {
        const text = [
          String(year).padStart(4, '0'),
          ...[month, day].map((n) => String(n).padStart(2, '0')),
        ].join('-');
        const moment = new Date(2000, 0, 1);
        moment.setFullYear(year, month - 1, day);
        const real = moment.getMonth() === month - 1 && moment.getDate() === day && month > 0;
        expect(parseDate(text)).toEqual(real ? moment : null);
      }),
      { numRuns: 10_000 },
    );
  });

  test('date-times are shown in the local zone', () => {
    const local = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();
    expect(formatDateTime(local(2026, 0, 5, 0, 7))).toBe('01/05/2026 12:07 AM');
    expect(formatDateTime(local(2026, 0, 5, 12, 0))).toBe('01/05/2026 12:00 PM');
    expect(formatDateTime(local(2026, 11, 31, 23, 59))).toBe('12/31/2026 11:59 PM');
    expect(formatDateTime('2026-06-01T10:00:00.123456+02:00')).toMatch(
      /^0[56]\/\d\d\/2026 \d{1,2}:00 [AP]M$/,
    );
  });

  test.each([
    '2026-02-30T10:00:00Z',
    '2026-01-05T24:00:00Z',
    '2026-01-05T10:00:00',
    '2026-01-05',
    'x',
    null,
    0,
  ])('%s is not a date-time', (value) => {
    expect(formatDateTime(value)).toBe('');
    expect(formatZonedTime(value, 'en')).toBe('');
  });

  test('a date-time with its zone names the zone that applies on its day', () => {
    const zoneOf = (moment: Date) =>
      new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' }).format(moment).split(' ').at(-1) ?? '';
    for (const month of [0, 6]) {
      const moment = new Date(2026, month, 5, 16, 28);
      expect(formatZonedTime(moment.toISOString(), 'en')).toBe(
        `0${month + 1}/05/2026 4:28 PM ${zoneOf(moment)}`,
      );
    }
  });

  test.each([
    ['2026-01', 'en', 'Jan 2026'],
    ['2026-01', 'es', 'ene 2026'],
    ['2026-13', 'en', ''],
    ['2026-1', 'en', ''],
    [null, 'en', ''],
  ] as const)('month %s in %s is %s', (value, language, text) =>
    expect(formatMonth(value, language)).toBe(text),
  );

  test.each([
    [2019, '2019'],
    [1000, '1000'],
    [999, ''],
    [12_019, ''],
    [20.5, ''],
    ['2019', ''],
    [null, ''],
  ])('year %j is %j', (value, text) => expect(formatYear(value)).toBe(text));

  test('a month is the same in every time zone', async () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.resetModules();
    const { formatMonth: inLosAngeles } = await import('@core/format/date');
    expect(inLosAngeles('2026-01')).toBe('Jan 2026');
  });
});

test.each([
  ['+12125550123', '212-555-0123'],
  ['(212) 555-0123', '212-555-0123'],
  ['+1 212.555.0123', '212-555-0123'],
  ['12125550123', ''],
  ['555-0123', ''],
  ['', ''],
  [2125550123, ''],
])('phone %s is %s', (value, text) => expect(formatPhone(value)).toBe(text));

test.each([
  ['Ann', 'Lee', 'AL'],
  [' ñandú', '', 'Ñ'],
  ['𝒜da', 'o', '𝒜O'],
  [null, undefined, ''],
])('initials of %s %s are %s', (first, last, text) => expect(initials(first, last)).toBe(text));

test('every format returns readable text for any value', () => {
  const value = fc.oneof(
    fc.anything(),
    fc.double(),
    fc.string(),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    fc.tuple(fc.nat(12_000), fc.nat(40), fc.nat(40)).map((parts) => parts.join('-')),
  );
  const formats: ((value: unknown, decimals: number) => string)[] = [
    formatMoney,
    formatNumber,
    formatPercent,
    formatDate,
    formatDateTime,
    (month) => formatMonth(month),
    formatYear,
    formatPhone,
  ];
  fc.assert(
    fc.property(value, fc.oneof(fc.integer(), fc.double()), (input, decimals) => {
      for (const format of formats) {
        const text = format(input, decimals);
        expect(text).toBeTypeOf('string');
        expect(text).not.toMatch(/NaN|null|undefined|Invalid|Infinity|∞|object/);
      }
      expect(initials(input, input)).toBeTypeOf('string');
      expect(['success', 'warning', 'error', 'gray']).toContain(colorOf('progress', input));
    }),
    { numRuns: runs(2_000, 10_000) },
  );
});
