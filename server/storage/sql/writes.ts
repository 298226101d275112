import { sql, type RawBuilder } from 'kysely';
import { foldBy } from '@core/list/fold';
import { hasIntegerKey } from '../row-values';
import { ReferenceViolation, UniqueViolation, type Row } from '../storage';
import type { TableSchema } from '../table-schema';
import type { Database } from './database';
import { foldedColumns, foldedName, sqlTypes, uniqueIndex } from './names';

/** Adds the folded copies of the row's text. */
export const withFolded = (schema: TableSchema, row: Row): Row => {
  const stored = { ...row };
  for (const [name, kind] of foldedColumns(schema)) {
    const value = row[name];
    if (value !== undefined)
      stored[foldedName(name)] = typeof value === 'string' ? foldBy[kind](value) : null;
  }
  return stored;
};

const typeOf = (schema: TableSchema, name: string): string => sqlTypes[schema.columns[name]?.type ?? 'text'];

/**
 * Inserts rows that all have the same columns in one statement: one parameter has what differs between the rows, and
 * one more each value that they share. This is many times faster than a parameter per value.
 */
export const insertRows = (schema: TableSchema, rows: readonly Row[]): RawBuilder<unknown> => {
  const [first = {}] = rows;
  const names = Object.keys(first);
  // The first column is never among them: the list of the others must not be empty.
  const shared = new Set(names.slice(1).filter((name) => rows.every((row) => row[name] === first[name])));
  const own = names.filter((name) => !shared.has(name));
  const type = (name: string) => sql.raw(typeOf(schema, name));
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const values = names.map((name) => (shared.has(name) ? sql`${first[name]}::${type(name)}` : sql.ref(name)));
  const typed = sql.join(own.map((name) => sql`${sql.ref(name)} ${type(name)}`));
  return sql`insert into ${sql.table(schema.name)} (${columns}) select ${sql.join(values)}
    from json_to_recordset(${JSON.stringify(rows, own)}::json) as given (${typed})`;
};

/** Raises the table's sequence above explicitly inserted keys. */
export const raiseSequence = async (db: Database, schema: TableSchema): Promise<void> => {
  if (!hasIntegerKey(schema)) return;
  const sequence = sql`pg_get_serial_sequence(${`"${schema.name}"`}, ${schema.key})`;
  await sql`select setval(${sequence}, greatest(
    (select max(${sql.ref(schema.key)}) from ${sql.table(schema.name)}), nextval(${sequence}) - 1))`.execute(
    db,
  );
};

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** Runs work that ends a transaction. Turns the database's error about a foreign key into a ReferenceViolation. */
export const withReferenceViolation = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const { code, table } = error as { code?: unknown; table?: unknown };
    throw code === foreignKeyViolation ? new ReferenceViolation(String(table)) : error;
  }
};

/** Runs a write. Turns the database's error about a duplicate into a UniqueViolation that names the columns. */
export const withUniqueViolation = async <T>(schema: TableSchema, write: () => Promise<T>): Promise<T> => {
  try {
    return await withReferenceViolation(write);
  } catch (error) {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown };
    if (code !== uniqueViolation) throw error;
    const columns = schema.unique?.find((names) => uniqueIndex(schema, names).name === constraint);
    throw new UniqueViolation(schema.name, columns ?? [schema.key]);
  }
};
