import type { Condition, Scalar } from '@core/resource/condition';
import type { SortOrder } from '@core/resource/resource';

/** One record of a table. Dates and times are text, as in the API. */
export type Row = Record<string, Scalar>;

/** Matches rows whose `field` occurs in the `column` of another table's matching rows. Null never matches. */
export interface Within {
  readonly field: string;
  readonly within: { readonly table: string; readonly column: string; readonly where: Where };
}

/** Conditions that rows must meet. All of them apply. */
export type Where = readonly (Condition | Within)[];

/** What rows are sorted by. */
export type SortTerm =
  | {
      readonly field: string;
      /** Further number columns, without nulls, that are added to the first one. */
      readonly plus?: readonly string[];
    }
  /** How many matching rows of another table have the key of the row in this `column`. */
  | { readonly count: Within['within'] };

export type StoredSort = SortTerm & { readonly order: SortOrder };

/**
 * Columns of related rows that a query reads, tests, searches and sorts like those of its own table. They are null for a
 * row that refers to no row that meets `where`.
 */
export interface Join {
  /** The related table. */
  readonly table: string;
  /** The column with the key of the related row. */
  readonly by: string;
  /** What related rows must meet. */
  readonly where: Where;
  /** The columns of the related table, by the names that the query has for them. */
  readonly columns: Readonly<Record<string, string>>;
}

/** A text to search for, and the columns to search. */
export interface TextSearch {
  readonly fields: readonly string[];
  readonly text: string;
}

/** Also finds the rows that meet all conditions of one of `or`. */
export interface ListSearch extends TextSearch {
  readonly or?: readonly (readonly Condition[])[];
}

/**
 * A query for a page of rows. `search` matches rows whose `fields` contain every word of `text` (`core/list/search`).
 * `sort` compares folded text by code unit and numbers by value, nulls last in both directions. Ties are ordered by the
 * table's key, ascending.
 */
export interface ListQuery {
  readonly joins?: readonly Join[];
  readonly where: Where;
  readonly search?: ListSearch;
  readonly sort: readonly StoredSort[];
  readonly offset: number;
  readonly limit: number;
}

/** How to lock a row. */
export type LockMode = 'shared' | 'free';

/** A query for the best matches of a text in one table. */
export interface MatchQuery {
  readonly table: string;
  readonly joins?: readonly Join[];
  readonly where: Where;
  readonly search: TextSearch;
  /** Also matches words with one typo (`core/find/typos`), in columns with names. */
  readonly typos?: boolean;
  /** Rows that pass this test come first, after the row whose key is the searched number. */
  readonly first?: Condition | Within | undefined;
  /**
   * Rows where a column starts with the text come next, then rows where each word begins a word. Among equals, this
   * column decides in descending order, nulls last, then the key, descending.
   */
  readonly newest?: string | undefined;
  readonly limit: number;
}

export interface Matches {
  readonly rows: readonly Row[];
  /** How many rows match. */
  readonly total: number;
  /** How many of them pass the query's `first`. */
  readonly first: number;
}

/** All rows of a list, in chunks of at most `limit` rows. */
export interface ChunksQuery extends Omit<ListQuery, 'offset'> {
  /** The needed columns. Others may be left out. */
  readonly columns: readonly string[];
}

/** Counts and sums rows, grouped by the value of one column where `by` names it. */
export interface AggregateQuery {
  readonly joins?: readonly Join[];
  readonly where: Where;
  readonly search?: ListSearch;
  /**
   * `first` groups text by its first characters: the first 7 of a date are its month. Without `by`, there is one group
   * with all rows.
   */
  readonly by?: { readonly field: string; readonly first?: number };
  /** Numeric columns. Values are summed in cents, so that sums of money are exact. Null counts as 0. */
  readonly sum?: readonly string[];
}

/** One group of rows. The key is null where the column is null, or without grouping. */
export interface Aggregate {
  readonly key: Scalar;
  readonly count: number;
  readonly sums: Readonly<Record<string, number>>;
}

/**
 * The rows of one table. Every method throws on a table or column that the schema does not name, so a name that comes
 * from input never reaches the database. `core/conditions/matches` defines the meaning of conditions. An empty `where` matches
 * all rows.
 */
export interface Collection {
  /** Returns one page of rows and the total count. */
  list(query: ListQuery): Promise<{ data: Row[]; total_count: number }>;
  /**
   * Returns all rows of a list in its order, in chunks that are read on demand. The last chunk may be empty. Every chunk
   * costs the same. Concurrent writes may or may not be included.
   */
  chunks(query: ChunksQuery): AsyncGenerator<Row[]>;
  /** Returns rows in the order of the key. */
  find(where: Where, limit?: number): Promise<Row[]>;
  first(where: Where): Promise<Row | null>;
  /**
   * Returns for each value of a column the row with the highest key, among those that match. Each value is looked up by
   * itself, so an index that begins with the columns of `where` and this one makes it fast.
   */
  newest(where: Where, field: string, values: readonly Scalar[]): Promise<Row[]>;
  /**
   * Like `first`, inside a transaction: calls that lock, change or remove the row wait until the transaction has ended.
   * Several transactions can hold a `shared` lock of a row at the same time. `free` skips rows that others have locked.
   */
  lock(where: Where, mode?: LockMode): Promise<Row | null>;
  /** Like `lock`, for all rows that match. Returns and locks them in the order of the key. */
  lockAll(where: Where): Promise<Row[]>;
  /** Returns the stored row with its key. Missing columns have their initial value or are null, see `completeRow`. Throws UniqueViolation. */
  insert(row: Row): Promise<Row>;
  /** Inserts all rows or none. */
  insertMany(rows: readonly Row[]): Promise<void>;
  /** Returns how many rows were changed. Throws UniqueViolation. */
  update(where: Where, patch: Row): Promise<number>;
  /** Returns how many rows were removed. */
  remove(where: Where): Promise<number>;
  count(where: Where): Promise<number>;
  /**
   * Returns groups by ascending key, null last. Without grouping, returns one row even when no rows match. Throws when a
   * summed column is not numeric.
   */
  aggregate(query: AggregateQuery): Promise<Aggregate[]>;
}

/** Rows of one table, in the order of its key. */
export interface ReadQuery {
  readonly table: string;
  readonly where: Where;
}

export interface Storage {
  /** Whether all callers use one connection, so that each of them waits while another one has a transaction. */
  readonly hasOneConnection: boolean;
  table(name: string): Collection;
  /** Runs several reads in one statement, on one snapshot. */
  readTogether<Name extends string>(reads: Readonly<Record<Name, ReadQuery>>): Promise<Record<Name, Row[]>>;
  /** Finds the best matches in several tables in one statement, on one snapshot. */
  match<Name extends string>(queries: Readonly<Record<Name, MatchQuery>>): Promise<Record<Name, Matches>>;
  /**
   * Runs `work` in a transaction that saves everything or nothing. Throws ReferenceViolation when it ends and a row refers
   * to none. Use `tx` for everything inside, or the call waits for
   * itself. A nested call joins the current transaction. A UniqueViolation ends the transaction: catch it outside.
   */
  transaction<T>(work: (tx: Storage) => Promise<T>): Promise<T>;
  /** Calls `work` once the transaction is committed, and never after a rollback. Outside of one, calls it at once. */
  afterCommit(work: () => void): void;
  /** Updates the database's statistics. Useful after many inserts. Not allowed inside a transaction. */
  optimize(): Promise<void>;
  close(): Promise<void>;
}

/** A row refers to one that does not exist, or that still is referred to. */
export class ReferenceViolation extends Error {
  override readonly name = 'ReferenceViolation';
  constructor(readonly table: string) {
    super(`Table ${table} refers to rows that do not exist`);
  }
}

/** A row with the same values in `columns` already exists. */
export class UniqueViolation extends Error {
  override readonly name = 'UniqueViolation';
  constructor(
    readonly table: string,
    readonly columns: readonly string[],
  ) {
    super(`Table ${table} has this ${columns.join(', ')} already`);
  }
}
