import { createHash } from 'node:crypto';
import type { ColumnSchema, ColumnType, TableSchema } from '../table-schema';
import { columnOf } from '../row-values';

export const sqlTypes: Readonly<Record<ColumnType, string>> = {
  integer: 'bigint',
  real: 'double precision',
  text: 'text',
  boolean: 'boolean',
};

/** The column beside a folded one that holds its text as `fold` makes it. */
export const foldedName = (column: string): string => `${column}_folded`;

/** The column to sort, search and keep unique by. Throws when the table has no such column. */
export const comparedName = (schema: TableSchema, column: string): string =>
  columnOf(schema, column).folded ? foldedName(column) : column;

/** PostgreSQL cuts names at 63 bytes, which could make two alike. */
const limited = (name: string): string =>
  name.length <= 63
    ? name
    : `${name.slice(0, 50)}_${createHash('sha256').update(name).digest('hex').slice(0, 12)}`;

export const uniqueName = (schema: TableSchema, columns: readonly string[]): string =>
  limited(`${schema.name}_${columns.join('_')}_unique`);

export const indexName = (schema: TableSchema, columns: readonly string[]): string =>
  limited(`${schema.name}_${columns.join('_')}_index`);

export const foldedColumns = (schema: TableSchema): string[] =>
  Object.entries(schema.columns)
    .filter(([, column]: [string, ColumnSchema]) => column.folded)
    .map(([name]) => name);
