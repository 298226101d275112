import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Fields } from '@core/resource/field';
import { field } from '@core/resource/field';
import type { Resource } from '@core/resource/resource';
import { databaseFolder } from '@server/storage/data-folder';
import { resourceTables } from '@server/storage/resource-tables';
import type { Engine } from '@server/storage/sql/database';
import { migrate, type MigrationOptions } from '@server/storage/sql/migrate';
import { openPglite } from '@server/storage/sql/pglite-engine';
import { openPostgres } from '@server/storage/sql/postgres-engine';
import { createSqlStorage } from '@server/storage/sql/sql-storage';
import { systemTables } from '@server/storage/system-tables';
import type { TableSchema } from '@server/storage/table-schema';
import { putDatabase } from './pglite-database';
import { newDatabase, reachablePostgres } from './postgres-database';

const server = await reachablePostgres();

/** A database, and the settings that lead to it. */
export interface Place {
  readonly engine: Engine;
  readonly environment: Readonly<Record<string, string>>;
  /** Opens the database again, after another program has used it. */
  reopen(): Promise<Engine>;
}

/** Returns each kind of database by name with a function that opens an empty one. They are closed after the file's tests. */
export const openPlaces = (): (readonly [name: string, open: () => Promise<Place>])[] => {
  const closing: (() => unknown)[] = [];
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  const inFolder = async (): Promise<Place> => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-migrated-'));
    closing.push(() => rmSync(folder, { recursive: true, force: true }));
    putDatabase(folder);
    const reopen = async () => {
      const engine = await openPglite(join(folder, databaseFolder));
      closing.push(() => engine.close());
      return engine;
    };
    return { engine: await reopen(), environment: { DATA_FOLDER: folder }, reopen };
  };

  const inPostgres = async (): Promise<Place> => {
    const { url, drop } = await newDatabase(server ?? '');
    closing.push(drop);
    const engine = await openPostgres(url);
    closing.push(() => engine.close());
    return { engine, environment: { DATABASE_URL: url }, reopen: () => Promise.resolve(engine) };
  };

  return [['PGlite', inFolder], ...(server ? [['PostgreSQL', inPostgres] as const] : [])];
};

/** Leaves only the empty tables of the server. */
export const empty = async ({ db }: Engine): Promise<void> => {
  await migrate(db, systemTables);
  for (const table of ['cars', 'vans']) await sql`drop table if exists ${sql.table(table)}`.execute(db);
  await sql`delete from schema_migrations where name like 'table:%' or name like '9%'`.execute(db);
  await sql`truncate record_versions, deleted_records, saved_views, user_choices restart identity`.execute(
    db,
  );
};

/** A resource with these fields, besides its id. */
export const carsWith = (fields: Fields, changes: Partial<Resource> = {}): Resource => ({
  kind: 'resource',
  name: 'cars',
  path: 'cars',
  scope: 'global',
  api: { backend: 'v1', path: 'cars' },
  access: { permissions: [] },
  idField: 'id',
  representation: 'id',
  operations: {},
  ...changes,
  fields: { id: field.id(), ...fields },
});

export const tablesOf = (...resources: readonly Resource[]): readonly TableSchema[] => [
  ...systemTables,
  ...resourceTables(resources),
];

/** Migrates to the table of these fields, and returns the storage. */
export const migrateTo = async (
  { db, ...engine }: Engine,
  declared: Fields | Resource,
  options: MigrationOptions = {},
) => {
  const isResource = (one: Fields | Resource): one is Resource => one.kind === 'resource';
  const resource = isResource(declared) ? declared : carsWith(declared);
  await migrate(db, tablesOf(resource), options);
  return createSqlStorage({ ...engine, db }, tablesOf(resource));
};

/** Returns why the database cannot be migrated to these fields. */
export const refusalOf = async (engine: Engine, declared: Fields | Resource): Promise<string> => {
  try {
    await migrateTo(engine, declared);
  } catch (error) {
    return (error as Error).message;
  }
  return 'not refused';
};

/** Returns the columns of a table with their types, by name. */
export const columnsIn = async ({ db }: Engine, table: string): Promise<Readonly<Record<string, string>>> => {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type || case is_nullable when 'YES' then ' null' else '' end as type
    from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ name, type }) => [name, type]));
};

export const indexesIn = async ({ db }: Engine, table: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select indexname as name from pg_indexes
    where schemaname = current_schema() and tablename = ${table} order by 1`.execute(db);
  return rows.map(({ name }) => name);
};
