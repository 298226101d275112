import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { foldVersion } from '@core/list/fold';
import { systemTables } from '../system-tables';
import type { TableSchema } from '../table-schema';
import type { Database } from './database';
import { ensureTable } from './ensure-table';
import { counted, countRows, existingColumns, type MigrationRun } from './migration-run';
import { foldedColumns } from './names';
import { ensureReferences } from './references';
import { refold } from './refold';

/**
 * A hand-written migration. Each runs once per database, in the order of the file names. Released migrations never
 * change.
 */
export interface Migration {
  /** The table of a resource that the statements change. They do not run where it does not exist yet. */
  readonly table?: string;
  readonly statements: readonly string[];
}

export type NumberedMigrations = Readonly<Record<string, Migration>>;

const numberedMigrations: NumberedMigrations = import.meta.glob<Migration>('./migrations/*.ts', {
  eager: true,
  import: 'default',
});

const lockNumber = 7_204_115;

/** Waits for other servers that migrate this database. The lock ends with the transaction. */
export const takeTurn = async (db: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(db);
};

const migrationName = (path: string): string => path.replace(/^.*\/|\.ts$/g, '');

const tablePrefix = 'table:';

/** The row of `schema_migrations` with the fingerprint of a declared table. */
export const tableRecord = (table: string): string => `${tablePrefix}${table}`;

const fingerprint = ({ uses: _, ...schema }: TableSchema): string =>
  createHash('sha256').update(JSON.stringify(schema)).digest('hex');

const addition = /\balter table (?:if exists )?"?([\w-]+)"? add column (?:if not exists )?"?(\w+)"?/gi;

const columnsAddedBy = (migrations: NumberedMigrations): ReadonlySet<string> =>
  new Set(
    Object.values(migrations).flatMap(({ statements }) =>
      statements.flatMap((statement) =>
        [...statement.matchAll(addition)].map(([, table, column]) => `${table}.${column}`),
      ),
    ),
  );

/** What a migration did, or why it cannot be done. */
export interface MigrationReport {
  /** What was changed, in sentences, in order. */
  readonly steps: readonly string[];
  /** Why the database cannot be migrated, each with what to do. */
  readonly refusals: readonly string[];
}

export interface MigrationOptions {
  /** Numbered migrations to run after those of `./migrations`, by name. */
  readonly also?: NumberedMigrations;
  /** Milliseconds since 1970. */
  readonly now?: number;
}

type Applied = ReadonlyMap<string, string>;

const appliedIn = async (db: Database): Promise<Applied> => {
  const { rows } = await sql<{ name: string; fingerprint: string }>`
    select name, fingerprint from schema_migrations order by name`.execute(db);
  return new Map(rows.map((row) => [row.name, row.fingerprint]));
};

type Remember = (name: string, print: string) => Promise<unknown>;

const runNumbered = async (
  { db, step }: MigrationRun,
  migrations: NumberedMigrations,
  applied: Applied,
  record: Remember,
): Promise<void> => {
  for (const path of Object.keys(migrations).sort()) {
    const { table, statements = [] } = migrations[path] ?? {};
    const name = migrationName(path);
    if (applied.has(name)) continue;
    if (table === undefined || (await existingColumns(db, table)).size > 0)
      for (const statement of statements) {
        await sql.raw(statement).execute(db);
        step(`Migration ${name}: ${statement.replace(/\s+/g, ' ')}`);
      }
    await record(name, '');
  }
};

const ensureTables = async (
  run: MigrationRun,
  schemas: readonly TableSchema[],
  applied: Applied,
  record: Remember,
): Promise<boolean> => {
  const systemTableNames = new Set(systemTables.map((schema) => schema.name));
  const changed = schemas.filter(
    (schema) =>
      !systemTableNames.has(schema.name) && applied.get(tableRecord(schema.name)) !== fingerprint(schema),
  );
  let isComplete = true;
  for (const schema of changed) {
    if (await ensureTable(run, schema)) await record(tableRecord(schema.name), fingerprint(schema));
    else isComplete = false;
  }
  if (isComplete) for (const schema of changed) await ensureReferences(run, schema, schemas);
  return isComplete;
};

/** Returns what stays of resources that were taken away. */
const leftTables = async (db: Database, schemas: readonly TableSchema[]): Promise<string[]> => {
  const left: string[] = [];
  for (const name of (await appliedIn(db)).keys()) {
    const table = name.slice(tablePrefix.length);
    const isDeclared = schemas.some((schema) => schema.name === table);
    if (isDeclared || name !== tableRecord(table) || (await existingColumns(db, table)).size === 0) continue;
    const rows = counted(await countRows(db, table), 'row');
    left.push(
      `Table "${table}" stays, with ${rows}: no resource declares it. To drop it, run "npm run migration -- --drop ${table}".`,
    );
  }
  return left;
};

const migrateInTransaction = async (
  db: Database,
  schemas: readonly TableSchema[],
  { also, now = Date.now() }: MigrationOptions,
): Promise<MigrationReport> => {
  const migrations = { ...numberedMigrations, ...also };
  await takeTurn(db);
  await sql`create table if not exists schema_migrations (
    name text primary key, fingerprint text not null, applied_at timestamptz not null default now())`.execute(
    db,
  );
  const applied = await appliedIn(db);
  const record = (name: string, print: string) =>
    sql`insert into schema_migrations (name, fingerprint) values (${name}, ${print})
      on conflict (name) do update set fingerprint = excluded.fingerprint, applied_at = now()`.execute(db);
  const report = { steps: [] as string[], refusals: [] as string[] };
  const run: MigrationRun = {
    db,
    now: new Date(now).toISOString(),
    addedColumns: columnsAddedBy(migrations),
    step: (done) => void report.steps.push(done),
    refuse: (reason) => void report.refusals.push(reason),
  };

  await runNumbered(run, migrations, applied, record);
  const isComplete = await ensureTables(run, schemas, applied, record);
  const version = String(foldVersion);
  if (!isComplete || applied.get('fold') === version) return report;
  const folded = schemas.filter((schema) => foldedColumns(schema).length > 0);
  for (const schema of folded) await refold(db, schema);
  await record('fold', version);
  run.step(`Fold the texts of ${counted(folded.length, 'table')} in the way of this version.`);
  return report;
};

/**
 * Migrates the database: first the numbered migrations, then the declared tables, then the folded columns if the fold
 * has changed. Applies all of it or nothing. Throws an Error with every reason why it cannot, and what to do.
 */
export const migrate = (
  db: Database,
  schemas: readonly TableSchema[],
  options: MigrationOptions = {},
): Promise<MigrationReport> =>
  db.transaction().execute(async (transaction) => {
    const report = await migrateInTransaction(transaction, schemas, options);
    if (report.refusals.length > 0)
      throw new Error(
        `The database keeps data that the declarations do not fit. Nothing was changed.\n${report.refusals.join('\n')}`,
      );
    return report;
  });

class RolledBack extends Error {
  override readonly name = 'RolledBack';
}

/** What a migration would do. `left` says which tables no resource declares any more: they stay. */
export type MigrationPlan = MigrationReport & { readonly left: readonly string[] };

/** Returns what `migrate` would do, and changes nothing: it does all of it in a transaction that is rolled back. */
export const planMigration = async (
  db: Database,
  schemas: readonly TableSchema[],
  options: MigrationOptions = {},
): Promise<MigrationPlan> => {
  let plan: MigrationPlan = { steps: [], refusals: [], left: [] };
  try {
    await db.transaction().execute(async (transaction) => {
      const report = await migrateInTransaction(transaction, schemas, options);
      plan = { ...report, left: await leftTables(transaction, schemas) };
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return plan;
};
