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
  // Some servers send null instead of an empty list.
  const rows = rowsIn(data === null ? [] : data);
  if (rows) return rows;
  throw new TypeError('The answer has no rows');
};

export const isMonth = (value: unknown): value is string => parseDate(`${textOf(value)}-01`) !== null;
export const byMonth = <T extends { readonly month: string }>(rows: readonly T[]): T[] =>
  [...rows].sort((one, other) => one.month.localeCompare(other.month));

/** Reads figures by key from `{ data: [{ key, count }] }`. Throws if the response has another shape. */
export const readFigures = (answer: unknown): Figures =>
  Object.fromEntries(rowsOf(answer).map((row) => [textOf(row['key']), numberOf(row['count'])]));

export interface MonthCount {
  /** `yyyy-MM` */
  readonly month: string;
  readonly count: Figure;
}

/** Reads counts by month, oldest first, from `{ data: [{ month, count }] }`. Rows without a month are left out. */
export const readTrend = (answer: unknown): readonly MonthCount[] =>
  byMonth(
    rowsOf(answer).flatMap(({ month, count }) => (isMonth(month) ? [{ month, count: numberOf(count) }] : [])),
  );

const halfYearMonths = 6;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * Returns the change from the previous six months to the last six, as a fraction: 0.12 is 12 % more. `values` are
 * monthly values, oldest first. Null if there are fewer than twelve, or if the sum of the previous six is not positive.
 */
export const halfYearChange = (values: readonly number[]): number | null => {
  const year = values.slice(-2 * halfYearMonths);
  if (year.length < 2 * halfYearMonths || !year.every(Number.isFinite)) return null;
  const before = sumOf(year.slice(0, halfYearMonths));
  const change = before > 0 ? (sumOf(year.slice(halfYearMonths)) - before) / before : null;
  return change !== null && Number.isFinite(change * 100) ? change : null;
};
