import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { foldVersion } from '@core/list/fold';
import { systemTables } from '../system-tables';
import type { TableSchema } from '../table-schema';
import type { Database } from './database';
import { ensureTable } from './ensure-table';
import { foldedColumns } from './names';
import { refold } from './refold';

/**
 * A hand-written migration. Each runs once per database, in the order of the file names. Released migrations never
 * change.
 */
export interface Migration {
  readonly statements: readonly string[];
}

const migrations = import.meta.glob<Migration>('./migrations/*.ts', { eager: true, import: 'default' });

const lockNumber = 7_204_115;

const migrationName = (path: string): string => path.replace(/^.*\/|\.ts$/g, '');

const fingerprint = (schema: TableSchema): string =>
  createHash('sha256').update(JSON.stringify(schema)).digest('hex');

const migrateInTransaction = async (db: Database, schemas: readonly TableSchema[]): Promise<void> => {
  // Servers that start at the same time on one database take turns. The lock ends with the transaction.
  await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(db);
  await sql`create table if not exists schema_migrations (
    name text primary key, fingerprint text not null, applied_at timestamptz not null default now())`.execute(
    db,
  );
  const { rows } = await sql<{ name: string; fingerprint: string }>`
    select name, fingerprint from schema_migrations`.execute(db);
  const applied = new Map(rows.map((row) => [row.name, row.fingerprint]));
  const record = (name: string, print: string) =>
    sql`insert into schema_migrations (name, fingerprint) values (${name}, ${print})
      on conflict (name) do update set fingerprint = excluded.fingerprint, applied_at = now()`.execute(db);

  for (const path of Object.keys(migrations).sort()) {
    if (applied.has(migrationName(path))) continue;
    for (const statement of migrations[path]?.statements ?? []) await sql.raw(statement).execute(db);
    await record(migrationName(path), '');
  }
  const systemTableNames = new Set(systemTables.map((schema) => schema.name));
  for (const schema of schemas.filter(({ name }) => !systemTableNames.has(name))) {
    const [name, print] = [`table:${schema.name}`, fingerprint(schema)];
    if (applied.get(name) === print) continue;
    await ensureTable(db, schema);
    await record(name, print);
  }
  const version = String(foldVersion);
  if (applied.get('fold') === version) return;
  for (const schema of schemas) if (foldedColumns(schema).length > 0) await refold(db, schema);
  await record('fold', version);
};

/**
 * Migrates the database: first the numbered migrations, then the declared tables, then the folded columns if the fold
 * has changed. Applies all of it or nothing.
 */
export const migrate = (db: Database, schemas: readonly TableSchema[]): Promise<void> =>
  db.transaction().execute((transaction) => migrateInTransaction(transaction, schemas));
