import type { Terms } from '@core/find/words';
import type { Condition, Scalar } from '@core/resource/condition';
import type { SortOrder } from '@core/resource/resource';

/** One record of a table; dates and times are text as on the wire. */
export type Row = Record<string, Scalar>;

/** Keeps rows whose `field` stands in the `column` of another table's rows; null is in none. */
export interface Within {
  readonly field: string;
  readonly within: { readonly table: string; readonly column: string; readonly where: Where };
}

/** What rows must pass, all of it. */
export type Where = readonly (Condition | Within)[];

/**
 * `search` keeps rows where any of `fields` contains `text`, without regard to case or accents. `sort` compares folded text by
 * code unit and numbers by size, nulls last in both directions; ties are broken by the table's key, ascending.
 */
export interface ListQuery {
  readonly where: Where;
  readonly search?: { readonly fields: readonly string[]; readonly text: string };
  readonly sort: readonly { readonly field: string; readonly order: SortOrder }[];
  readonly offset: number;
  readonly limit: number;
}

/** Rows of one table that are found by their words. */
export interface MatchQuery {
  readonly table: string;
  readonly where: Where;
  /** Whose words count: some of the schema's `words`. */
  readonly columns: readonly string[];
  /** Of each a row holds a term, in any of its columns. Without terms nothing is found but by the key. */
  readonly terms: Terms;
  /** The row of this key is found as well, and stands before all others. */
  readonly key?: number | undefined;
  /** Rows that pass this test stand before others. */
  readonly first?: Condition | Within | undefined;
  /** Then those of which a column begins so; folded. */
  readonly begins: string;
  /** Then by this column, the greatest first and nulls last; what is equal by the key, the greatest first. */
  readonly newest?: string | undefined;
  readonly limit: number;
}

/** All rows of a list, at most `limit` at a time. */
export interface PiecesQuery extends Omit<ListQuery, 'offset'> {
  /** Those that are needed: reading the others may be saved. */
  readonly columns: readonly string[];
}

/** Rows to count and add up, by the value of one column where `by` names it. */
export interface AggregateQuery {
  readonly where: Where;
  readonly search?: ListQuery['search'];
  /** `first` groups text by its first characters: the first 7 of a date are its month. One row for all when absent. */
  readonly by?: { readonly field: string; readonly first?: number };
  /** Columns of numbers. Every value counts to the cent, so that sums of money are exact; null counts as nothing. */
  readonly sum?: readonly string[];
}

/** The rows of one key, which is null where the column is, and where no grouping was asked for. */
export interface Aggregate {
  readonly key: Scalar;
  readonly count: number;
  readonly sums: Readonly<Record<string, number>>;
}

/**
 * The rows of one table. Every method throws on a table or column that the schema does not name, so a name that comes from input
 * never reaches the database. Conditions mean what `core/list/match` says; an empty `where` means all rows.
 */
export interface Collection {
  /** One page of rows and how many there are in all. */
  list(query: ListQuery): Promise<{ data: Row[]; total_count: number }>;
  /**
   * All rows of a list in its order, piece by piece, each read when it is asked for; the last may be empty. It costs no more
   * than the first. What is written meanwhile may be in it or not.
   */
  pieces(query: PiecesQuery): AsyncGenerator<Row[]>;
  /** Rows in the order of the key. */
  find(where: Where, limit?: number): Promise<Row[]>;
  first(where: Where): Promise<Row | null>;
  /** As `first`, inside a transaction: calls that would lock, change or remove the row wait until that one has ended. */
  lock(where: Where): Promise<Row | null>;
  /** Answers the stored row with its key. Columns left out become null or the type's empty value. Throws UniqueViolation. */
  insert(row: Row): Promise<Row>;
  /** All of them or none. */
  insertMany(rows: readonly Row[]): Promise<void>;
  /** Answers how many rows were changed. Throws UniqueViolation. */
  update(where: Where, patch: Row): Promise<number>;
  /** Answers how many rows went. */
  remove(where: Where): Promise<number>;
  count(where: Where): Promise<number>;
  /** By ascending key, null last. Ungrouped it is one row even of nothing. Throws for a sum of what is no number. */
  aggregate(query: AggregateQuery): Promise<Aggregate[]>;
}

/** Rows of one table, in the order of its key. */
export interface Read {
  readonly table: string;
  readonly where: Where;
}

export interface Storage {
  table(name: string): Collection;
  /** Several reads, of one moment and by one statement. */
  readTogether<Name extends string>(reads: Readonly<Record<Name, Read>>): Promise<Record<Name, Row[]>>;
  /** Rows that are found by their words, each question for itself, of one moment and by one statement. */
  match<Name extends string>(queries: Readonly<Record<Name, MatchQuery>>): Promise<Record<Name, Row[]>>;
  /**
   * All or nothing; `tx` must be used for everything inside, or it waits for itself. Inside a transaction, it joins the one under
   * way. A UniqueViolation ends the transaction: catch it outside.
   */
  transaction<T>(work: (tx: Storage) => Promise<T>): Promise<T>;
  /** Renews what the database knows about its data; worth a call after many inserts. Not inside a transaction. */
  optimize(): Promise<void>;
  close(): Promise<void>;
}

/** A row with the same values in `columns` exists already. */
export class UniqueViolation extends Error {
  override readonly name = 'UniqueViolation';
  constructor(
    readonly table: string,
    readonly columns: readonly string[],
  ) {
    super(`Table ${table} has this ${columns.join(', ')} already`);
  }
}
