import { parseDate } from '../format/date';
import { numberOf, textOf, type Figure, isFields, type Fields } from './values';

export type Figures = Readonly<Record<string, Figure>>;

export const fieldsOf = (answer: unknown): Fields => {
  if (isFields(answer)) return answer;
  throw new TypeError('The answer is no object');
};
export const rowsIn = (value: unknown): readonly Fields[] | null =>
  Array.isArray(value) ? value.filter(isFields) : null;
export const rowsOf = (answer: unknown): readonly Fields[] => {
  const { data } = fieldsOf(answer);
  // No rows are null from some servers.
  const rows = rowsIn(data === null ? [] : data);
  if (rows) return rows;
  throw new TypeError('The answer has no rows');
};

export const isMonth = (value: unknown): value is string => parseDate(`${textOf(value)}-01`) !== null;
export const byMonth = <T extends { readonly month: string }>(rows: readonly T[]): T[] =>
  [...rows].sort((one, other) => one.month.localeCompare(other.month));

/** Figures by key, of `{ data: [{ key, count }] }`. Throws when the answer is nothing of the kind. */
export const readFigures = (answer: unknown): Figures =>
  Object.fromEntries(rowsOf(answer).map((row) => [textOf(row['key']), numberOf(row['count'])]));

export interface MonthCount {
  /** `yyyy-MM` */
  readonly month: string;
  readonly count: Figure;
}

/** Counts by month, oldest first, of `{ data: [{ month, count }] }`. Rows without a month are left out. */
export const readTrend = (answer: unknown): readonly MonthCount[] =>
  byMonth(
    rowsOf(answer).flatMap(({ month, count }) => (isMonth(month) ? [{ month, count: numberOf(count) }] : [])),
  );

const half = 6;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * How much the last six months differ from the six before, as a fraction of those: 0.12 is 12 % more. `values` are months, oldest
 * first. Null when there are no twelve months or nothing to compare with.
 */
export const halfYearChange = (values: readonly number[]): number | null => {
  const year = values.slice(-2 * half);
  if (year.length < 2 * half || !year.every(Number.isFinite)) return null;
  const before = sumOf(year.slice(0, half));
  const change = before > 0 ? (sumOf(year.slice(half)) - before) / before : null;
  return change !== null && Number.isFinite(change * 100) ? change : null;
};
