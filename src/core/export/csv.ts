import Papa from 'papaparse';
import { csvText } from '../format/csv-text';
import type { Field } from '../resource/field';
import type { CsvReader } from '../resource/kind';
import { kindOf } from '../resource/kinds';

/** Byte order mark at the start of a file, so that spreadsheet programs read it as UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * Returns the content of a cell, before quoting. Numbers stay numbers (money with two decimals), dates are MM/dd/yyyy,
 * percentages have a percent sign, statuses and booleans are texts, and typed text is escaped so that it is not
 * evaluated as a formula. Missing values are empty.
 */
export const csvValue = (name: string, field: Field, value: unknown, reader: CsvReader): string => {
  if (value === null || value === undefined) return '';
  const format = kindOf(field).csv ?? csvText;
  return format(value, { name, field, language: reader.language, reader });
};

/** Whether files can have a column of the field. */
export const isInFiles = (field: Field): boolean => kindOf(field).csv !== null;

/**
 * Quotes more than RFC 4180, which papaparse follows: characters that other programs use as separators, and spaces that
 * they trim.
 */
const needsQuotes = (cell: string): boolean => /[;\t]|^\s|\s$/.test(cell);

/** Formats CSV lines, each with a line end. Empty without lines. */
export const csvLines = (lines: readonly (readonly string[])[]): string =>
  lines.length === 0 ? '' : `${Papa.unparse(lines as string[][], { quotes: needsQuotes })}\r\n`;
