import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hasMaxDecimals, readDecimal, readDollars } from '@core/form/decimal-text';
import { formatInputValue } from '@core/form/typed-value';
import { cleanCode } from '@core/text/clean-code';
import { hostileText, sized } from '@tests/helpers/arbitraries';

describe('a typed number', () => {
  it.each([
    ['1234', 1234],
    ['1,234', 1234],
    ['1,234,567.89', 1_234_567.89],
    [' 12.50 ', 12.5],
    ['.5', 0.5],
    ['5.', 5],
    ['12,5', 12.5],
    ['12,50', 12.5],
    ['-3', -3],
    ['−3', -3],
    ['- 3', -3],
    ['-0', 0],
    ['007', 7],
    ['1 234', 1234],
    ['1 234,50', 1234.5],
  ])('%j is %d', (text, value) => expect(readDecimal(text)).toBe(value));

  it.each(
    [
      '',
      ' ',
      '.',
      '-',
      '--3',
      '1,23,456',
      '1,2345',
      '12,345,6',
      '1.234.567',
      '1.2,3',
      '12 34',
      '1 234,567 890',
      '1,234 567',
      ',5',
    ].concat(['1e3', '0x10', 'Infinity', '²', '½', '$5', '5%', '9'.repeat(400)]),
  )('%j is not a number', (text) => expect(readDecimal(text)).toBeNull());
});

describe('a typed amount', () => {
  it.each([
    ['1,234.50', 1234.5],
    ['$1,234.5', 1234.5],
    [' $ 7 ', 7],
    ['-$7', -7],
    ['$-7', -7],
    ['- $ 7.01', -7.01],
  ])('%j is %d dollars', (text, value) => expect(readDollars(text)).toBe(value));

  it.each(['$', '$$5', '-$-5', '5$', '€5', '(5)'])('%j is not an amount', (text) =>
    expect(readDollars(text)).toBeNull(),
  );
});

test('an amount of any size parses back to the same cents', () => {
  const input = { kind: 'money' } as const;
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (cents) => {
      const written = formatInputValue(input, cents / 100);
      expect(written).toMatch(/^-?\d{1,3}(,\d{3})*\.\d\d$/);
      expect(readDollars(String(written))).toBe(cents / 100);
      expect(readDollars(`$${String(written)}`)).toBe(cents / 100);
      expect(readDecimal(String(written).replaceAll(',', ''))).toBe(cents / 100);
    }),
    sized(500, 10_000),
  );
});

test('a number parses back to the same value, and has no more decimals than it was given', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), fc.nat(6), (units, places) => {
      const value = Number((units / 10 ** places).toFixed(places));
      expect(readDecimal(String(formatInputValue({ kind: 'number' }, value)))).toBe(value);
      expect(hasMaxDecimals(value, places)).toBe(true);
      if (places > 0 && units % 10 !== 0) expect(hasMaxDecimals(value, places - 1)).toBe(false);
    }),
    sized(500, 10_000),
  );
});

test('any other text is parsed as a number of plain digits, or as null', () => {
  fc.assert(
    fc.property(fc.oneof(hostileText, fc.stringMatching(/^[-$ ]*[0-9.,]{0,12}$/)), (text) => {
      for (const read of [readDecimal, readDollars]) {
        const value = read(text);
        if (value === null) continue;
        expect(Number.isFinite(value)).toBe(true);
        expect(Object.is(value, -0)).toBe(false);
        const typed = cleanCode(text);
        expect(typed).toMatch(/^[- $]*[0-9., ]+$/);
        // The same digits, with any separators between them.
        const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
        expect(digits.startsWith(String(Math.trunc(Math.abs(value))).replace(/^0$|e.*$|\..*/g, ''))).toBe(
          true,
        );
      }
    }),
    sized(500, 10_000),
  );
});
