import type { SortOrder } from '../resource/resource';
import { foldBy } from './fold';
import type { SearchKind } from '../resource/kind';
import { createSearch, isFound, searchedValues } from './search';

/** How the fields of a record are folded, by field. As text when absent. */
export type SearchKinds = Readonly<Record<string, SearchKind>>;

export interface LocalQuery {
  /** Keeps the rows whose fields contain every word of the text. */
  readonly search?: { readonly fields: readonly string[]; readonly text: string } | undefined;
  readonly kinds?: SearchKinds;
  readonly sort: readonly {
    readonly field: string;
    /** Further number fields that are added to the first one. */
    readonly plus?: readonly string[];
    readonly order: SortOrder;
  }[];
  readonly offset: number;
  readonly limit: number;
}

type Key = string | number | null;

/** Returns the sort key of a value: folded text, compared by code unit; everything else as a number. */
const keyOf = (row: object, field: string, kind: SearchKind = 'text'): Key => {
  const value = (row as Readonly<Record<string, unknown>>)[field] ?? null;
  if (value === null) return null;
  if (typeof value !== 'string') return Number(value);
  return kind === 'plain' || kind === 'number' ? value : foldBy[kind](value);
};

type SortKey = LocalQuery['sort'][number];

const sortKeyOf = (row: object, { field, plus = [] }: SortKey, kinds: SearchKinds = {}): Key => {
  const key = keyOf(row, field, kinds[field]);
  return plus.length === 0 ? key : plus.reduce((sum, name) => sum + Number(keyOf(row, name)), Number(key));
};

/** Returns a negative number if `one` comes first. Nulls come last in both orders. */
const compare = (one: Key, other: Key, order: SortOrder): number => {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other === (order === 'asc') ? -1 : 1;
};

/** Returns a test whether a row is found by a text. Every row is if there is nothing to search for. */
export const createRowTest = (
  { fields, text }: NonNullable<LocalQuery['search']>,
  kinds: SearchKinds = {},
): ((row: object) => boolean) => {
  const search = createSearch(text);
  if (!search) return () => true;
  const searched = fields.map((name) => ({ name, kind: kinds[name] ?? 'text' }));
  return (row) => isFound(search, searchedValues(row, searched));
};

/**
 * Searches, sorts and pages rows in memory, like the list calls. Nulls come last in both orders. Equal rows
 * are sorted by ascending `id`, so that pages never overlap.
 */
export const localList = <R extends object>(
  rows: readonly R[],
  query: LocalQuery,
): { data: R[]; total_count: number } => {
  const passes = query.search ? createRowTest(query.search, query.kinds) : () => true;
  const found = rows.filter(passes);
  const sort = [...query.sort, { field: 'id', order: 'asc' as const }];
  const data = found
    .map((row) => ({ row, keys: sort.map((key) => sortKeyOf(row, key, query.kinds)) }))
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
