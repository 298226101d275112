import { sql } from 'kysely';
import type { TableSchema } from '../table-schema';
import type { Database } from './database';
import { foldedColumns, foldedName } from './names';

/** A migration that is under way. All of it is applied, or nothing. */
export interface MigrationRun {
  readonly db: Database;
  /** The time of the migration, ISO 8601 in UTC. */
  readonly now: string;
  /** Columns that numbered migrations add to tables of resources, as `table.column`: server code may use them. */
  readonly addedColumns: ReadonlySet<string>;
  /** Tells what was changed, in a sentence. */
  readonly step: (done: string) => void;
  /** Tells why the database cannot be migrated, and what to do. Nothing is applied then. */
  readonly refuse: (reason: string) => void;
}

export interface ExistingColumn {
  readonly type: string;
  readonly nullable: boolean;
}

/** The columns that a table has in the database, by name. Empty when there is no such table. */
export type ExistingColumns = Map<string, ExistingColumn>;

export const existingColumns = async (db: Database, table: string): Promise<ExistingColumns> => {
  const { rows } = await sql<{ column_name: string; data_type: string; is_nullable: string }>`
    select column_name, data_type, is_nullable from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}`.execute(db);
  return new Map(
    rows.map((row) => [row.column_name, { type: row.data_type, nullable: row.is_nullable === 'YES' }]),
  );
};

export const existingIndexes = async (db: Database, table: string): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ indexname: string }>`select indexname from pg_indexes
    where schemaname = current_schema() and tablename = ${table}`.execute(db);
  return new Set(rows.map(({ indexname }) => indexname));
};

export const countRows = async (db: Database, table: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]?.n ?? 0;

/** Returns how many rows have a value in a column. */
export const countValues = async (db: Database, table: string, column: string): Promise<number> =>
  (await sql<{ n: number }>`select count(${sql.ref(column)}) as n from ${sql.table(table)}`.execute(db))
    .rows[0]?.n ?? 0;

/** Returns the names of all columns that a table should have, folded copies included. */
export const columnNames = (schema: TableSchema): ReadonlySet<string> =>
  new Set([...Object.keys(schema.columns), ...foldedColumns(schema).map(([name]) => foldedName(name))]);

/** Removes a column with its folded copy. */
export const dropColumn = async (
  db: Database,
  table: string,
  column: string,
  present: ExistingColumns,
): Promise<void> => {
  for (const name of [column, foldedName(column)])
    if (present.delete(name))
      await sql`alter table ${sql.table(table)} drop column ${sql.ref(name)}`.execute(db);
};

/** `1 value`, `2 values`. */
export const counted = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;
