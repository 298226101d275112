import { createHash } from 'node:crypto';
import type { ColumnSchema, ColumnType, TableSchema } from '../table-schema';
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
}

const compared = (schema: TableSchema, columns: readonly string[]): string[] =>
  columns.map((column) => comparedName(schema, column));

export const uniqueIndex = (schema: TableSchema, unique: readonly string[]): IndexNames => {
  const columns = compared(schema, unique);
  return { name: nameOf(schema, columns, 'unique'), columns, isUnique: true };
};

/** Name of the index over the words of these columns. */
export const wordIndexName = (schema: TableSchema, columns: readonly string[]): string =>
  nameOf(schema, columns, 'words');

/** Returns all indexes of the table except the primary key. */
export const indexesOf = (schema: TableSchema): IndexNames[] => [
  ...(schema.unique ?? []).map((columns) => uniqueIndex(schema, columns)),
  ...(schema.indexes ?? [])
    .map((columns) => compared(schema, columns))
    .map((columns) => ({ name: nameOf(schema, columns, 'index'), columns, isUnique: false })),
  ...(schema.exactIndexes ?? []).map((columns) => ({
    name: nameOf(schema, columns, 'exact'),
    columns,
    isUnique: false,
  })),
];

export const foldedColumns = (schema: TableSchema): string[] =>
  Object.entries(schema.columns)
    .filter(([, column]: [string, ColumnSchema]) => column.folded)
    .map(([name]) => name);
