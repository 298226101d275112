import { createHash } from 'node:crypto';
import type { FoldKind } from '@core/list/fold';
import { foldKindOf, type ColumnType, type TableSchema } from '../table-schema';
import { columnOf } from '../row-values';

export const sqlTypes: Readonly<Record<ColumnType, string>> = {
  integer: 'bigint',
  real: 'double precision',
  text: 'text',
  boolean: 'boolean',
};

/** Name of the column with the folded copy of a column's text. */
export const foldedName = (column: string): string => `${column}_folded`;

/** Returns the column to use for sorting, searching and uniqueness. Throws when the table has no such column. */
export const comparedName = (schema: TableSchema, column: string): string =>
  columnOf(schema, column).folded ? foldedName(column) : column;

/** PostgreSQL truncates names to 63 bytes, which could make two of them equal. */
const limited = (name: string): string =>
  name.length <= 63
    ? name
    : `${name.slice(0, 50)}_${createHash('sha256').update(name).digest('hex').slice(0, 12)}`;

const nameOf = (schema: TableSchema, columns: readonly string[], kind: string): string =>
  limited(`${schema.name}_${columns.join('_')}_${kind}`);

export interface IndexNames {
  readonly name: string;
  readonly columns: readonly string[];
  readonly isUnique: boolean;
  /** Columns that the index holds in addition, so that a search reads it alone. */
  readonly included: readonly string[];
  /** The index of an earlier version with the same columns. */
  readonly replaced?: string;
}

/** Returns the name of the constraint of a reference. */
export const referenceName = (schema: TableSchema, column: string): string =>
  nameOf(schema, [column], 'reference');

const compared = (schema: TableSchema, columns: readonly string[]): string[] =>
  columns.map((column) => comparedName(schema, column));

const plainIndex = (schema: TableSchema, columns: readonly string[], kind: string): IndexNames => ({
  name: nameOf(schema, columns, kind),
  columns,
  isUnique: false,
  included: [],
});

export const uniqueIndex = (schema: TableSchema, unique: readonly string[]): IndexNames => ({
  ...plainIndex(schema, compared(schema, unique), 'unique'),
  isUnique: true,
});

/**
 * Returns what an index for filters holds to serve a search as well: the searched columns and the key. Nothing if one of
 * them may be too long for an index, because it is neither sorted nor an address or a phone number.
 */
const searchedIn = (schema: TableSchema): string[] => {
  const { searched = [], indexes = [], key } = schema;
  const isShort = (column: string) =>
    indexes.some((columns) => columns.includes(column)) ||
    ['mail', 'phone'].includes(foldKindOf(columnOf(schema, column)) ?? '');
  return searched.length > 0 && searched.every(isShort) ? [...compared(schema, searched), key] : [];
};

const filterIndex = (schema: TableSchema, columns: readonly string[]): IndexNames => {
  const included = searchedIn(schema).filter((column) => !columns.includes(column));
  const plain = plainIndex(schema, columns, 'exact');
  if (included.length === 0) return plain;
  return { ...plainIndex(schema, columns, 'search'), included, replaced: plain.name };
};

/** Returns all indexes of the table except the primary key. */
export const indexesOf = (schema: TableSchema): IndexNames[] => [
  ...(schema.unique ?? []).map((columns) => uniqueIndex(schema, columns)),
  ...(schema.indexes ?? []).map((columns) => plainIndex(schema, compared(schema, columns), 'index')),
  ...(schema.exactIndexes ?? []).map((columns) => filterIndex(schema, columns)),
];

/** Returns the folded columns with their folds. */
export const foldedColumns = (schema: TableSchema): [name: string, kind: FoldKind][] =>
  Object.entries(schema.columns).flatMap(([name, column]) => {
    const kind = foldKindOf(column);
    return kind === undefined ? [] : [[name, kind]];
  });
