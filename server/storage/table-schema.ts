import type { FoldKind } from '@core/list/fold';
import type { SearchKind } from '@core/resource/kind';
import type { InitialValue } from '@core/resource/stored-field';

export type ColumnType = 'integer' | 'real' | 'text' | 'boolean';

export interface ColumnSchema {
  readonly type: ColumnType;
  readonly nullable?: boolean;
  /** Text that is searched and sorted. The database keeps a folded copy next to it, of names unless a kind is given. */
  readonly folded?: true | Exclude<FoldKind, 'text'>;
  /** What existing rows get when the column is added. */
  readonly initial?: InitialValue;
  /** Former names, the last one first. */
  readonly was?: readonly string[];
}

/** A resource whose records a table stores, with the names of its list's filters. */
export interface TableUse {
  readonly resource: string;
  readonly filters: readonly string[];
}

/** A column with the key of a row of another table, or null. */
export interface Reference {
  readonly column: string;
  readonly table: string;
}

export interface TableSchema {
  readonly name: string;
  readonly columns: Readonly<Record<string, ColumnSchema>>;
  /** The key column. The table generates integer keys. Text keys come with the insert. */
  readonly key: string;
  readonly unique?: readonly (readonly string[])[];
  /** When a transaction ends, each referred row exists. */
  readonly references?: readonly Reference[];
  /** For sorting and searching. Folded columns are indexed folded. */
  readonly indexes?: readonly (readonly string[])[];
  /** For filters and counts. Columns are indexed as stored. */
  readonly exactIndexes?: readonly (readonly string[])[];
  /** The column `version` counts the changes of each row: every update adds one. */
  readonly versioned?: boolean;
  /** Columns that a list searches. Short ones are kept in an index with the filters, so that a search reads no rows. */
  readonly searched?: readonly string[];
  /** The resources of the table. None for tables of the server itself. */
  readonly uses?: readonly TableUse[];
}

export const columns = {
  integer: { type: 'integer' },
  text: { type: 'text' },
  flag: { type: 'boolean' },
  textOrNull: { type: 'text', nullable: true },
  integerOrNull: { type: 'integer', nullable: true },
  /** A version counts changes, and none has been counted yet. */
  version: { type: 'integer', initial: 0 },
} as const satisfies Readonly<Record<string, ColumnSchema>>;

/** Returns the fold of a column. Undefined for columns that are compared as stored. */
export const foldKindOf = ({ folded }: ColumnSchema): FoldKind | undefined =>
  folded === true ? 'text' : folded;

/** Returns how the values of a column are searched. */
export const searchKindOf = (column: ColumnSchema): SearchKind =>
  foldKindOf(column) ?? (column.type === 'text' ? 'plain' : 'number');

export const searchKindsOf = ({ columns }: TableSchema): Readonly<Record<string, SearchKind>> =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, searchKindOf(column)]));
