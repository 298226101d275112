import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resources } from '@resources';
import { csvLines, csvValue } from '@core/export/csv';
import { safeText } from '@core/format/csv-text';
import { exportColumns, knownTimeZone } from '@core/export/export-query';
import { readCsv } from '@tests/helpers/read-csv';
import { anyValue, edgeNumber, hostileText, sized } from '@tests/helpers/arbitraries';

const cellText = fc.oneof(
  hostileText,
  fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', ';', '\t', ' ', "'", '=', '@', 'a') }),
);
const startsFormula = /^[=+\-@\t\r\n\0＝＋－＠]/;
/** A number, or percentage, that a spreadsheet program does not read as a formula. */
const isNumber = /^-?\d+(\.\d+)?%?$/;

test('the cells of a file parse back to the same text, for any text', () => {
  const table = fc.array(fc.array(cellText, { minLength: 1, maxLength: 5 }), { maxLength: 4 });
  fc.assert(
    fc.property(table, (lines) => {
      expect(readCsv(csvLines(lines))).toEqual(lines);
    }),
    sized(500, 10_000),
  );
});

test('a text that would be calculated gets a leading quote, and any other text is unchanged', () => {
  fc.assert(
    fc.property(cellText, (text) => {
      const safe = safeText(text);
      expect(startsFormula.test(safe)).toBe(false);
      expect(safe).toBe(startsFormula.test(text) ? `'${text}` : text);
    }),
    sized(500, 10_000),
  );
});

const reader = {
  language: 'en',
  timeZone: 'America/New_York',
  yes: 'Yes',
  no: 'No',
  valueWord: (_: string, value: string) => value,
} as const;
const everyField = resources.flatMap(({ fields }) => Object.entries(fields));

test('no cell of any declared field is a formula, unless it is a number', () => {
  fc.assert(
    fc.property(fc.constantFrom(...everyField), fc.oneof(anyValue, cellText), ([name, field], value) => {
      const cell = csvValue(name, field, value, reader);
      expect(startsFormula.test(cell) && !isNumber.test(cell)).toBe(false);
      expect(readCsv(csvLines([[cell]]))).toEqual([[cell]]);
    }),
    sized(1000, 10_000),
  );
});

test('negative numbers stay numbers', () => {
  fc.assert(
    fc.property(edgeNumber, fc.constantFrom(...everyField), (value, [name, field]) => {
      if (!['number', 'money', 'id'].includes(field.kind)) return;
      const cell = csvValue(name, field, value, reader);
      expect(cell).toMatch(Number.isFinite(value) ? isNumber : /^$/);
      if (Number.isFinite(value)) expect(Number(cell)).toBeCloseTo(value, 2);
    }),
    sized(1000, 10_000),
  );
});

test('the header of a file has offered columns only, each once, and is never empty', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        cellText.filter((name) => name !== '' && !name.includes(',')),
        { minLength: 1 },
      ),
      fc.option(fc.oneof(cellText, fc.array(cellText).map(String))),
      (offered, requested) => {
        const columns = exportColumns(requested, offered);
        expect(columns.length).toBeGreaterThan(0);
        expect(new Set(columns).size).toBe(columns.length);
        for (const column of columns) expect(offered).toContain(column);
        expect(readCsv(csvLines([columns.map(safeText)]))[0]).toEqual(columns.map(safeText));
      },
    ),
    sized(500, 10_000),
  );
});

test('any name of a time zone gives a zone that exists', () => {
  fc.assert(
    fc.property(fc.option(cellText), (name) => {
      expect(() => new Intl.DateTimeFormat('en-US', { timeZone: knownTimeZone(name) })).not.toThrow();
    }),
    sized(200, 10_000),
  );
});
