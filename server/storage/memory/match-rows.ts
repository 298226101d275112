import { createTermMatcher, wordsOf } from '@core/find/words';
import { fold } from '@core/list/fold';
import type { Scalar } from '@core/resource/condition';
import type { MatchQuery, Row } from '../storage';
import type { TableSchema } from '../table-schema';

const textIn = (row: Row, column: string): string => fold(String(row[column] ?? ''));

/** Sorts in descending order, null last. */
const byGreatest = (one: Scalar, other: Scalar): number => {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one > other ? -1 : 1;
};

/** Returns the rows that match the query's words. The rows must have passed the other conditions already. */
export const matchedRows = (
  { key }: TableSchema,
  rows: readonly Row[],
  query: MatchQuery,
  isFirst: (row: Row) => boolean,
): Row[] => {
  const { columns, terms, begins, newest } = query;
  const holds = createTermMatcher(terms);
  const isKey = (row: Row) => query.key !== undefined && row[key] === query.key;
  const hasWords = (row: Row) =>
    terms.length > 0 && holds(columns.flatMap((column) => wordsOf(textIn(row, column))));
  const orderOf = (row: Row): Scalar[] => [
    isKey(row),
    isFirst(row),
    columns.some((column) => textIn(row, column).startsWith(begins)),
    newest === undefined ? null : (row[newest] ?? null),
    row[key] ?? null,
  ];
  return rows
    .filter((row) => isKey(row) || hasWords(row))
    .map((row) => ({ row, order: orderOf(row) }))
    .sort((one, other) => {
      const at = one.order.findIndex((value, index) => value !== other.order[index]);
      return at < 0 ? 0 : byGreatest(one.order[at] ?? null, other.order[at] ?? null);
    })
    .slice(0, query.limit)
    .map(({ row }) => row);
};
