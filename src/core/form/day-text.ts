import { cleanCode } from '../text/clean-code';

/** Returns midnight of a day in the local time zone; null for an invalid date (`Date` would turn 02/30 into a day in March). */
const dayOf = (year: string, month: string, day: string): Date | null => {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const date = new Date(y, m - 1, d);
  const isValid = date.getFullYear() === y && date.getMonth() === m - 1 && date.getDate() === d;
  return isValid ? date : null;
};

const separatedNumbers = /^(\d{1,2})\s?([-/. ])\s?(\d{1,2})\s?\2\s?(\d{4})$/;
// The numeric keypad of a phone has no slash and no hyphen.
const digitsOnly = /^(\d{2})()(\d{2})(\d{4})$/;
// The format of the browser's autofill for `bday`, and of other programs.
const yearFirst = /^(\d{4})([-/. ]?)(\d{1,2})\2(\d{1,2})$/;
const shortYear = /^(\d{1,2}([-/. ])\d{1,2}\2\d{2}|\d{6})$/;

/** Names of months. Three or more letters are enough. */
const months = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'setiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
] as const;

/** Parses a day with the month in letters. Of the two numbers, the shorter one is the day. Null for any other text. */
const readNamedMonth = (text: string): readonly [month: number, day: string, year: string] | null => {
  const words = text
    .toLowerCase()
    .replace(/[,./-]/g, ' ')
    .replace(/(\d)(st|nd|rd|th|º)(?=\s)/g, '$1')
    .split(/\s+/)
    .filter((word) => !['', 'of', 'de', 'del'].includes(word));
  const [name = '', ...others] = words.filter((word) => /^[a-z]{3,}$/.test(word));
  const month = name === '' ? -1 : months.findIndex((all) => all.some((full) => full.startsWith(name)));
  const [day, year, ...more] = words
    .filter((word) => /^\d{1,4}$/.test(word))
    .sort((a, b) => a.length - b.length);
  if (month < 0 || day === undefined || year === undefined || others.length + more.length > 0) return null;
  return words.length === 3 ? [month + 1, day, year] : null;
};

/** Whether a day was typed with a two-digit year, which does not show the century. */
export const hasShortYear = (typed: string): boolean => {
  const text = cleanCode(typed);
  return shortYear.test(text) || (readNamedMonth(text)?.[2].length ?? 4) < 3;
};

/** Parses two numbers as month and day, as in the United States. If the first one cannot be a month, it is the day. */
const readNumbers = ([, one = '', , other = '', year = '']: readonly string[]): Date | null =>
  dayOf(year, one, other) ?? (Number(one) > 12 ? dayOf(year, other, one) : null);

/**
 * Parses a day as users and browsers write it, and returns midnight of that day: 4/3/1990 (month first, in every
 * language), 04-03-1990, 04031990, 1990-04-03, 19900403, and with the month in English or Spanish letters
 * (`3 Apr 1990`, `April 3, 1990`, `3 de abril de 1990`). Null for any other text, for an invalid date, and for a
 * two-digit year.
 */
export const readDay = (typed: string): Date | null => {
  const text = cleanCode(typed);
  const parts = separatedNumbers.exec(text) ?? digitsOnly.exec(text);
  const read = parts && readNumbers(parts);
  // Eight digits may start with the year. Read as month first, they would be a day in the Middle Ages.
  if (read && read.getFullYear() > 1299) return read;
  const [, year, , month = '', day = ''] = yearFirst.exec(text) ?? [];
  if (year !== undefined) return dayOf(year, month, day);
  const named = readNamedMonth(text);
  return named && named[2].length === 4 ? dayOf(named[2], String(named[0]), named[1]) : null;
};

const partsOf = (date: Date): readonly [year: string, month: string, day: string] => [
  String(date.getFullYear()).padStart(4, '0'),
  String(date.getMonth() + 1).padStart(2, '0'),
  String(date.getDate()).padStart(2, '0'),
];

/** Formats a typed day for the API (`yyyy-MM-dd`); empty if it is not one. */
export const dayToWire = (text: string): string => {
  const date = readDay(text);
  return date ? partsOf(date).join('-') : '';
};
