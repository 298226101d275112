import {
  endOfYear,
  isValid,
  lightFormat,
  parse,
  startOfMonth,
  startOfYear,
  subMonths,
  subYears,
} from 'date-fns';
import { isDay } from '../format/date';

/** The first and the last day of a period, in the format of calls: MM/dd/yyyy. */
export interface Period {
  readonly start: string;
  readonly end: string;
}

const yearsBack = [1, 2] as const;
const nameOfYear = (today: Date, back: number) => String(today.getFullYear() - back);
const span = (start: Date, end: Date): Period => ({
  start: lightFormat(start, 'MM/dd/yyyy'),
  end: lightFormat(end, 'MM/dd/yyyy'),
});

/**
 * Returns the periods that a list offers on a day, in the order shown: `last6Months`, `yearToDate` and the previous two
 * years (spec, section 9).
 */
export const periodNames = (today: Date): readonly string[] => [
  'last6Months',
  'yearToDate',
  ...yearsBack.map((back) => nameOfYear(today, back)),
];

/** Returns the period that applies when none is chosen: last year. */
export const defaultPeriod = (today: Date): string => nameOfYear(today, 1);

/** Returns start and end of a period by its name; undefined for a name that is not offered on that day. */
export const periodOf = (name: string, today: Date): Period | undefined => {
  if (name === 'last6Months') return span(startOfMonth(subMonths(today, 5)), today);
  if (name === 'yearToDate') return span(startOfYear(today), today);
  const back = yearsBack.find((years) => nameOfYear(today, years) === name);
  if (back === undefined) return undefined;
  const year = subYears(today, back);
  return span(startOfYear(year), endOfYear(year));
};

/** Returns the month (`yyyy-MM`) of a day in the format MM/dd/yyyy; null for any other text. */
export const monthOf = (day: string | null): string | null => {
  if (day === null || !/^\d{2}\/\d{2}\/\d{4}$/.test(day)) return null;
  const date = parse(day, 'MM/dd/yyyy', new Date(2000, 0, 1));
  return isValid(date) ? lightFormat(date, 'yyyy-MM') : null;
};

/** The first and the last day of a range, `yyyy-MM-dd`, compared as text. A missing one leaves the range open. */
export interface Span {
  readonly from?: string;
  readonly to?: string;
}

/** Parses a range from an address or a call: a month (`yyyy-MM`), or two days with `..` between. Null for any other text. */
export const readSpan = (text: string): Span | null => {
  // Days are compared as text, so 31 works as the last day of every month.
  if (isDay(`${text}-01`)) return { from: `${text}-01`, to: `${text}-31` };
  const [, from, to] = /^(.{10})?\.\.(.{10})?$/.exec(text) ?? [];
  const isSpan = [from ?? to ?? '', to ?? from ?? ''].every((day) => isDay(day));
  return isSpan ? { ...(from && { from }), ...(to && { to }) } : null;
};
