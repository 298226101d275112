import type { Condition } from '../resource/condition';
import type { SortOrder } from '../resource/resource';
import { fold } from './fold';
import { matches } from './match';

export interface LocalQuery {
  readonly where: readonly Condition[];
  /** Keeps the rows that contain the text in one of the fields. */
  readonly search?: { readonly fields: readonly string[]; readonly text: string } | undefined;
  readonly sort: readonly { readonly field: string; readonly order: SortOrder }[];
  readonly offset: number;
  readonly limit: number;
}

type Key = string | number | null;

/** Returns the sort key of a value: folded text, compared by code unit; everything else as a number. */
const keyOf = (row: object, field: string): Key => {
  const value = (row as Readonly<Record<string, unknown>>)[field] ?? null;
  if (value === null) return null;
  return typeof value === 'string' ? fold(value) : Number(value);
};

/** Returns a negative number if `one` comes first. Nulls come last in both orders. */
const compare = (one: Key, other: Key, order: SortOrder): number => {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other === (order === 'asc') ? -1 : 1;
};

const isFound = (row: object, fields: readonly string[], text: string): boolean =>
  fields.some((field) => String(keyOf(row, field) ?? '').includes(text));

/**
 * Filters, searches, sorts and pages rows in memory, like the list calls. Nulls come last in both orders. Equal rows
 * are sorted by ascending `id`, so that pages never overlap.
 */
export const localList = <R extends object>(
  rows: readonly R[],
  query: LocalQuery,
): { data: R[]; total_count: number } => {
  const text = fold(query.search?.text ?? '').trim();
  const found = rows.filter(
    (row) =>
      query.where.every((condition) => matches(row, condition)) &&
      (text === '' || isFound(row, query.search?.fields ?? [], text)),
  );
  const sort = [...query.sort, { field: 'id', order: 'asc' as const }];
  const data = found
    .map((row) => ({ row, keys: sort.map(({ field }) => keyOf(row, field)) }))
    .sort((one, other) => {
      for (const [index, { order }] of sort.entries()) {
        const result = compare(one.keys[index] ?? null, other.keys[index] ?? null, order);
        if (result !== 0) return result;
      }
      return 0;
    })
    .slice(query.offset, query.offset + query.limit)
    .map(({ row }) => row);
  return { data, total_count: found.length };
};
