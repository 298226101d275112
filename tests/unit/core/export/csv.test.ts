import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { csvLines, csvValue } from '@core/export/csv';
import { safeText } from '@core/format/csv-text';
import { field, type Field } from '@core/resource/field';
import { readCsv } from '@tests/helpers/read-csv';

const reader = {
  language: 'en',
  timeZone: 'America/New_York',
  yes: 'Yes',
  no: 'No',
  valueWord: (_: string, value: string) => (value === 'Active' ? 'Activo' : value),
} as const;
const value = (kind: Field, given: unknown) => csvValue('field', kind, given, reader);

describe('the value of a cell', () => {
  const status = field.status({ Active: 'success', Gone: 'error' });
  test.each<[string, Field, unknown, string]>([
    ['an id', field.id(), 1234567, '1234567'],
    ['a negative number', field.number(), -12.5, '-12.5'],
    ['a large number', field.number(), 25000, '25000'],
    ['a number that is written with an exponent', field.number(), 5e-7, '0.0000005'],
    ['money', field.money(), 1234567.5, '1234567.50'],
    ['negative money', field.money(), -1500, '-1500.00'],
    ['money that is nothing with a sign', field.money(), -0.001, '0.00'],
    ['a fraction', field.percent(), 0.965, '96.5%'],
    ['a whole', field.percent(), 1, '100%'],
    ['almost a whole', field.percent(), 0.9999, '99.9%'],
    ['a negative fraction', field.percent({ decimals: 1 }), -0.051, '-5.1%'],
    ['a day', field.date(), '2026-02-03', '02/03/2026'],
    ['no day', field.date(), '2026-02-30', ''],
    ['a date-time', field.dateTime(), '2026-07-01T03:05:00Z', '06/30/2026 11:05 PM'],
    ['a month', field.month(), '2026-01', 'Jan 2026'],
    ['a year', field.year(), 2019, '2019'],
    ['a phone number', field.phone(), '+12125550123', '212-555-0123'],
    ['yes', field.boolean(), true, 'Yes'],
    ['no', field.boolean(), false, 'No'],
    ['a status with a word', status, 'Active', 'Activo'],
    ['a status without one', status, '=Gone', "'=Gone"],
    ['text', field.text(), 'Ana Peña', 'Ana Peña'],
    ['a formula', field.text(), '=HYPERLINK("http://x")', '\'=HYPERLINK("http://x")'],
    ['a code with zeros', field.text(), '0042', '0042'],
    ['something missing', field.money({ nullable: true }), null, ''],
    ['nothing at all', field.text(), undefined, ''],
    ['an object', field.text(), { a: 1 }, ''],
  ])('%s', (_, kind, given, expected) => {
    expect(value(kind, given)).toBe(expected);
  });

  it('parses back to the same number, for any sign and size', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        const cell = value(field.number(), number);
        expect(cell).not.toMatch(/[e']/);
        expect(Math.abs(Number(cell) - number)).toBeLessThanOrEqual(Math.abs(number) * 1e-12 + 1e-19);
      }),
    );
  });

  it('is a plain amount for any number of cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const cell = value(field.money(), cents / 100);
        expect(cell).toMatch(/^-?\d+\.\d\d$/);
        expect(Math.round(Number(cell) * 100) + 0).toBe(cents);
      }),
    );
  });
});

describe('text', () => {
  const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1'];
  test.each(hostile)('%j is escaped', (text) => {
    expect(safeText(text)).toBe(`'${text}`);
  });

  it('never begins like a formula and keeps all its characters', () => {
    const begin = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '', ' ', 'a');
    fc.assert(
      fc.property(begin, fc.string({ unit: 'binary' }), (start, rest) => {
        const safe = safeText(start + rest);
        expect(safe).not.toMatch(/^[=+\-@\t\r]/);
        expect([start + rest, `'${start}${rest}`]).toContain(safe);
      }),
    );
  });
});

describe('lines', () => {
  it('end with CRLF and quote cells where needed', () => {
    const cells = ['a', 'b,c', 'say "hi"', 'two\nlines', 'x;y', 'x\ty', ' z', 'z\u00a0'];
    expect(csvLines([cells, ['-1', ''], ['']])).toBe(
      'a,"b,c","say ""hi""","two\nlines","x;y","x\ty"," z","z\u00a0"\r\n-1,\r\n\r\n',
    );
  });

  it('are empty without rows', () => {
    expect(csvLines([])).toBe('');
  });

  it('parse back to the same cells', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', '\t', ' ', 'ñ', '💥') });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 })), (lines) => {
        expect(readCsv(csvLines(lines))).toEqual(lines);
      }),
    );
  });
});
