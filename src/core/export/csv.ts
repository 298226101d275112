import Papa from 'papaparse';
import { formatDate, formatMonth } from '../format/date';
import { percentOf } from '../format/number';
import { formatPhone } from '../format/person';
import type { Field } from '../resource/field';

/** The formats of the user who reads the file: language, time zone, and the words of the resource. */
export interface CsvReader {
  readonly language: string;
  /** IANA name of the time zone for date-times. */
  readonly timeZone: string;
  readonly yes: string;
  readonly no: string;
  /** Returns the text for a status value; the value itself if there is none. */
  readonly valueWord: (field: string, value: string) => string;
}

/** Byte order mark at the start of a file, so that spreadsheet programs read it as UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * Spreadsheet programs interpret cells with these first characters as formulas (OWASP, CSV injection). Includes
 * full-width forms and NUL.
 */
const formula = /^[=+\-@\0\t\r\n＝＋－＠]/;

/** Escapes a text so that spreadsheet programs show it and never evaluate it. */
export const safeText = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Formats a number in plain digits, without thousands separators and exponent. */
const plainNumber = (value: number): string => {
  const text = String(value);
  if (!text.includes('e')) return text;
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
};

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const withoutSign = (text: string): string => (/[1-9]/.test(text) ? text : text.replace('-', ''));

/** Formats an amount with two decimals. From 1e21 on, `toFixed` returns an exponent, and such amounts have no cents. */
const dollars = (value: number): string =>
  Math.abs(value) < 1e21 ? withoutSign(value.toFixed(2)) : plainNumber(value);

const percent = (value: unknown, decimals: number): string => {
  // At least one decimal, even if the column shows none. Rounded down as on the screen, so that 99.96 % is not 100 %.
  const points = percentOf(value, Math.max(decimals, 1));
  return points === null ? '' : `${plainNumber(points)}%`;
};

const dateTimeFormats = new Map<string, Intl.DateTimeFormat>();
const dateTimeFormatOf = (timeZone: string): Intl.DateTimeFormat => {
  const cached = dateTimeFormats.get(timeZone);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
  });
  dateTimeFormats.set(timeZone, created);
  return created;
};

/** Formats a date-time as MM/dd/yyyy h:mm AM in a time zone; empty if it is not one. */
const dateTime = (value: unknown, timeZone: string): string => {
  const time = typeof value === 'string' ? new Date(value) : null;
  if (!time || Number.isNaN(time.getTime())) return '';
  // Node writes a narrow space before AM and PM, browsers a plain one.
  return dateTimeFormatOf(timeZone).format(time).replace(', ', ' ').replace(/\s/gu, ' ');
};

const text = (value: unknown): string =>
  typeof value === 'string' ? safeText(value) : isNumber(value) ? plainNumber(value) : '';

/**
 * Returns the content of a cell, before quoting. Numbers stay numbers (money with two decimals), dates are MM/dd/yyyy,
 * percentages have a percent sign, statuses and booleans are texts, and typed text is escaped so that it is not
 * evaluated as a formula. Missing values are empty.
 */
export const csvValue = (name: string, field: Field, value: unknown, reader: CsvReader): string => {
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'id':
    case 'number':
    case 'year':
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

/**
 * Quotes more than RFC 4180, which papaparse follows: characters that other programs use as separators, and spaces that
 * they trim.
 */
const needsQuotes = (cell: string): boolean => /[;\t]|^\s|\s$/.test(cell);

/** Formats CSV lines, each with a line end. Empty without lines. */
export const csvLines = (lines: readonly (readonly string[])[]): string =>
  lines.length === 0 ? '' : `${Papa.unparse(lines as string[][], { quotes: needsQuotes })}\r\n`;
