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
  const rows = rowsIn(fieldsOf(answer)['data']);
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
