export type ColumnType = 'integer' | 'real' | 'text' | 'boolean';

export interface ColumnSchema {
  readonly type: ColumnType;
  readonly nullable?: boolean;
  /** Text that is searched and sorted. The database keeps a folded copy next to it. */
  readonly folded?: boolean;
}

export interface TableSchema {
  readonly name: string;
  readonly columns: Readonly<Record<string, ColumnSchema>>;
  /** The key column. The table generates integer keys. Text keys come with the insert. */
  readonly key: string;
  readonly unique?: readonly (readonly string[])[];
  /** For sorting and searching. Folded columns are indexed folded. */
  readonly indexes?: readonly (readonly string[])[];
  /** For filters and counts. Columns are indexed as stored. */
  readonly exactIndexes?: readonly (readonly string[])[];
  /** Folded columns whose words are indexed together, for `Collection.match`. */
  readonly words?: readonly string[];
}

export const columns = {
  integer: { type: 'integer' },
  text: { type: 'text' },
  flag: { type: 'boolean' },
  textOrNull: { type: 'text', nullable: true },
  integerOrNull: { type: 'integer', nullable: true },
} as const satisfies Readonly<Record<string, ColumnSchema>>;
