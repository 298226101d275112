import Papa from 'papaparse';
import { formatDate, formatMonth } from '../format/date';
import { percentOf } from '../format/number';
import { formatPhone } from '../format/person';
import type { Field } from '../resource/field';

/** What a file's reader understands: language, clock, and the words of the resource. */
export interface CsvReader {
  readonly language: string;
  /** IANA name of the zone whose clock date-times show. */
  readonly timeZone: string;
  readonly yes: string;
  readonly no: string;
  /** The word of a status value; the value itself when there is none. */
  readonly valueWord: (field: string, value: string) => string;
}

/** Opens a file so that spreadsheet programs read it as UTF-8. */
export const csvStart = '\uFEFF';

/** Spreadsheet programs take a cell that begins like this for a formula (OWASP, CSV injection); the full-width forms and a NUL count too. */
const formula = /^[=+\-@\0\t\r\n＝＋－＠]/;

/** Text that a spreadsheet program shows and never calculates. */
export const safeText = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** A number in plain digits, without thousands sign and exponent. */
const plainNumber = (value: number): string => {
  const text = String(value);
  if (!text.includes('e')) return text;
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
};

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const withoutSign = (text: string): string => (/[1-9]/.test(text) ? text : text.replace('-', ''));

/** Two decimals; from 1e21 on `toFixed` writes an exponent, and such an amount has no cents. */
const dollars = (value: number): string =>
  Math.abs(value) < 1e21 ? withoutSign(value.toFixed(2)) : plainNumber(value);

const percent = (value: unknown, decimals: number): string => {
  // One decimal more than a narrow column may have; rounded down like on screen, so that 99.96 % is not 100 %.
  const points = percentOf(value, Math.max(decimals, 1));
  return points === null ? '' : `${plainNumber(points)}%`;
};

const clocks = new Map<string, Intl.DateTimeFormat>();
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
  });
  clocks.set(timeZone, made);
  return made;
};

/** MM/dd/yyyy h:mm AM on the reader's clock; empty when it is no date-time. */
const dateTime = (value: unknown, timeZone: string): string => {
  const time = typeof value === 'string' ? new Date(value) : null;
  if (!time || Number.isNaN(time.getTime())) return '';
  // Node writes a narrow space before AM and PM, browsers a plain one.
  return clockOf(timeZone).format(time).replace(', ', ' ').replace(/\s/gu, ' ');
};

const text = (value: unknown): string =>
  typeof value === 'string' ? safeText(value) : isNumber(value) ? plainNumber(value) : '';

/**
 * What stands in a cell, before quoting. Numbers stay numbers (money with two decimals), dates are MM/dd/yyyy, percentages carry their
 * sign, status and yes/no are words, and nothing that a person typed can be taken for a formula. What is missing is empty.
 */
export const csvValue = (name: string, field: Field, value: unknown, reader: CsvReader): string => {
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'id':
    case 'number':
      return isNumber(value) ? plainNumber(value) : text(value);
    case 'money':
      return isNumber(value) ? dollars(value) : '';
    case 'percent':
      return percent(value, field.decimals ?? 0);
    case 'date':
      return formatDate(value);
    case 'date-time':
      return dateTime(value, reader.timeZone);
    case 'month':
      return formatMonth(value, reader.language);
    case 'phone':
      return formatPhone(value);
    case 'boolean':
      return value === true ? reader.yes : reader.no;
    case 'status':
      return typeof value === 'string' ? safeText(reader.valueWord(name, value)) : '';
    default:
      return text(value);
  }
};

/** Beside what RFC 4180 has quoted, which papaparse does: what other programs take for a separator, and spaces that they cut off. */
const needsQuotes = (cell: string): boolean => /[;\t]|^\s|\s$/.test(cell);

/** Lines, each with its end; nothing for no line. */
export const csvLines = (lines: readonly (readonly string[])[]): string =>
  lines.length === 0 ? '' : `${Papa.unparse(lines as string[][], { quotes: needsQuotes })}\r\n`;
