import { byMonth, isMonth, rowsOf, type Figures } from './read';
import { numberOf, textOf, type Figure } from './values';

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
