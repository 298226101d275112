import type { Condition } from '../resource/condition';
import type { SortOrder } from '../resource/resource';
import { fold } from './fold';
import { matches } from './match';

export interface LocalQuery {
  readonly where: readonly Condition[];
  /** Keeps the rows that hold the text in one of the fields. */
  readonly search?: { readonly fields: readonly string[]; readonly text: string };
  readonly sort: readonly { readonly field: string; readonly order: SortOrder }[];
  readonly offset: number;
  readonly limit: number;
}

const valueOf = (row: object, field: string): unknown =>
  (row as Readonly<Record<string, unknown>>)[field] ?? null;

/** Negative when `one` comes first. Text is compared folded, by code unit. */
const compareValues = (one: unknown, other: unknown): number => {
  const [a, b] = [one, other].map((value) => (typeof value === 'string' ? fold(value) : Number(value)));
  return a === b ? 0 : a! < b! ? -1 : 1;
};

const compareBy = (one: object, other: object, field: string, order: SortOrder): number => {
  const [a, b] = [valueOf(one, field), valueOf(other, field)];
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return order === 'asc' ? compareValues(a, b) : compareValues(b, a);
};

/**
 * Filters, searches, sorts and cuts rows in memory as the list calls promise. Nulls come last in either order; what is equal
 * stands by ascending `id`, so that pages never overlap.
 */
export const localList = <R extends object>(
  rows: readonly R[],
  query: LocalQuery,
): { data: R[]; total_count: number } => {
  const text = fold(query.search?.text ?? '').trim();
  const fields = query.search?.fields ?? [];
  const found = rows.filter(
    (row) =>
      query.where.every((condition) => matches(row, condition)) &&
      (text === '' || fields.some((field) => fold(String(valueOf(row, field) ?? '')).includes(text))),
  );
  const sort = [...query.sort, { field: 'id', order: 'asc' as const }];
  const order = (one: R, other: R) =>
    sort.reduce((result, by) => result || compareBy(one, other, by.field, by.order), 0);
  return {
    data: found.sort(order).slice(query.offset, query.offset + query.limit),
    total_count: found.length,
  };
};
