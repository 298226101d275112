import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFolder } from '@server/storage/data-folder';
import type { Database, Engine } from '@server/storage/sql/database';
import { migrate, type Migration } from '@server/storage/sql/migrate';
import { openPglite } from '@server/storage/sql/pglite-engine';
import { openPostgres } from '@server/storage/sql/postgres-engine';
import { createSqlStorage } from '@server/storage/sql/sql-storage';
import { UniqueViolation } from '@server/storage/storage';
import { systemTables } from '@server/storage/system-tables';
import { notes } from './notes';
import { putDatabase, schemas } from './pglite-database';
import { newDatabase, reachablePostgres } from './postgres-database';

const migrations = Object.entries(
  import.meta.glob<Migration>('../../../server/storage/sql/migrations/*.ts', {
    eager: true,
    import: 'default',
  }),
).map(([path, { statements }]) => [path.replace(/^.*\/|\.ts$/g, ''), statements] as const);
const server = await reachablePostgres();

/** Runs the migrations up to the number `last`. Returns a function that runs a statement. */
const migrateTo = async (db: Database, last: string) => {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table schema_migrations (
    name text primary key, fingerprint text not null, applied_at timestamptz not null default now())`);
  for (const [name, statements] of migrations.filter(([step]) => step.slice(0, 3) <= last)) {
    for (const statement of statements) await run(statement);
    await run(`insert into schema_migrations values ('${name}', '')`);
  }
  return run;
};

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'portal-older-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Opened {
  readonly engine: Engine;
  drop(): Promise<void>;
}
const inFolder = async (): Promise<Opened> => {
  putDatabase(folder);
  const engine = await openPglite(join(folder, databaseFolder));
  return { engine, drop: () => Promise.resolve() };
};
const inPostgres = async (): Promise<Opened> => {
  const { url, drop } = await newDatabase(server ?? '');
  return { engine: await openPostgres(url), drop };
};
const places: readonly (readonly [name: string, open: () => Promise<Opened>])[] = [
  ['a data folder', inFolder],
  ...(server ? ([['PostgreSQL', inPostgres]] as const) : []),
];

test('an update keeps users signed in and keeps the counts of digits', async () => {
  const { engine } = await inFolder();
  const run = await migrateTo(engine.db, '005');
  const hourFromNow = new Date(Date.now() + 3_600_000).toISOString();
  const token = (hash: string, family: string, expires: string) =>
    run(
      `insert into refresh_tokens values ('${hash}', '${family}', 7, '2026-01-01', '${expires}', null, null)`,
    );
  await token('a', 'living', hourFromNow);
  await token('b', 'living', hourFromNow);
  await token('c', 'ended', '2026-01-02T00:00:00.000Z');
  await run(`insert into attempts values ('digits:record:1', 5, '2026-11-20T12:00:00.000Z', null)`);
  await run(`insert into attempts values ('login:account:person', 5, '2026-11-20T12:00:00.000Z', null)`);
  await run(`insert into two_factor_challenges values ('h', 7, 'code', 0, 0, '', '', '${hourFromNow}')`);

  await migrate(engine.db, schemas);
  const storage = createSqlStorage(engine, schemas);
  const sessions = await storage.table('sessions').find([]);
  expect(sessions).toMatchObject([{ family: 'living', user_id: 7, network: '', browser: '' }]);
  const [session] = sessions;
  const age = Date.now() - Date.parse(String(session?.['signed_in']));
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThan(10 * 60_000);
  expect(session?.['last_seen']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(await storage.table('attempts').find([])).toEqual([
    { key: 'digits:record:1', count: 5, since: '2026-11-20T12:00:00.000Z', ends: '2026-11-21T12:00:00.000Z' },
  ]);
  expect(await storage.table('two_factor_challenges').first([])).toMatchObject({ kind: 'mail' });
  await storage.close();
});

/** Columns that later versions removed. */
const removed = ['membership_records.match_tag'];

/** The value of every column of a type. */
const values: Readonly<Record<string, string | number | boolean>> = {
  text: 'kept',
  bigint: 7,
  'double precision': 0.5,
  boolean: true,
};

test.each(places)(
  'the update that adds drafts of the membership form keeps every row in %s',
  async (_, open) => {
    const { engine, drop } = await open();
    const run = await migrateTo(engine.db, '015');
    const { rows } = await sql<Readonly<Record<'table_name' | 'column_name' | 'data_type', string>>>`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = current_schema() and table_name <> 'schema_migrations'
      and column_name not like '%folded'`.execute(engine.db);
    const oldRows: Record<string, Record<string, unknown>> = {};
    for (const { table_name, column_name, data_type } of rows)
      (oldRows[table_name] ??= {})[column_name] = values[data_type];
    for (const [table, row] of Object.entries(oldRows))
      await run(
        `insert into ${table} (${Object.keys(row).join()}) values ('${Object.values(row).join("', '")}')`,
      );
    expect(oldRows).toHaveProperty('form_tokens');

    await migrate(engine.db, systemTables);
    const storage = createSqlStorage(engine, systemTables);
    // Migration 017 makes it a folded copy.
    delete oldRows['saved_views']?.['name_key'];
    for (const [table, row] of Object.entries(oldRows)) {
      const kept = Object.entries(row).filter(([column]) => !removed.includes(`${table}.${column}`));
      const isKept: unknown = expect.objectContaining(Object.fromEntries(kept));
      expect(await storage.table(table).find([]), table).toContainEqual(isKept);
    }
    expect(await storage.table('membership_drafts').count([])).toBe(0);
    await storage.close();
    await drop();
  },
);

test.each(places)(
  'texts that an earlier version folded are found and sorted as now in %s',
  async (_, open) => {
    const { engine, drop } = await open();
    const run = await migrateTo(engine.db, '016');
    await run(`create table notes (id bigint generated by default as identity primary key, client_id bigint not null,
    title text not null, title_folded text, amount double precision not null default 0, done boolean not null default false)`);
    await run(`create index notes_words on notes
    using gin (array_to_tsvector(array_remove(string_to_array(title_folded, ' '), '')))`);
    await run(`insert into notes (client_id, title, title_folded) values
    (1, 'Łukasz O’Brien', 'łukasz o’brien'), (1, 'Lund', 'lund'), (1, 'Zoe', 'zoe')`);
    const view = (name: string, key: string) =>
      run(`insert into saved_views (user_id, resource, client_id, name, name_key, address, shared, created)
      values (7, 'workers', 1, '${name}', '${key}', '', false, '2026-01-01')`);
    await view('Smith-Jones', 'smith-jones');
    await view('Smith Jones', 'smith jones');

    const all = [...systemTables, { ...notes, unique: [], indexes: [], exactIndexes: [], searched: [] }];
    await migrate(engine.db, all);
    await migrate(engine.db, all);
    const storage = createSqlStorage(engine, all);
    const titles = async (text: string) => {
      const search = { fields: ['title'], text };
      const sort = [{ field: 'title', order: 'asc' as const }];
      const { data } = await storage.table('notes').list({ where: [], search, sort, offset: 0, limit: 10 });
      return data.map(({ title }) => title);
    };
    expect(await titles('brien lukasz')).toEqual(['Łukasz O’Brien']);
    expect(await titles('')).toEqual(['Łukasz O’Brien', 'Lund', 'Zoe']);
    // Two names of views that are equal now both stay, and no third one is accepted.
    const views = storage.table('saved_views');
    expect((await views.find([])).map(({ name }) => name)).toEqual(['Smith-Jones', 'Smith Jones']);
    const same = {
      user_id: 7,
      resource: 'workers',
      client_id: 1,
      name: 'SMITH–JONES',
      address: '',
      shared: false,
    };
    await expect(views.insert({ ...same, created: '2026-01-02' })).rejects.toThrow(UniqueViolation);
    const { rows } = await sql`select 1 from pg_indexes where indexdef like '%USING gin%'`.execute(engine.db);
    expect(rows).toEqual([]);
    await storage.close();
    await drop();
  },
);

test.each(places)('the update to one review per person keeps forms and reviews in %s', async (_, open) => {
  const { engine, drop } = await open();
  const run = await migrateTo(engine.db, '016');
  const form = (id: string, values: string) =>
    run(`insert into membership_forms (id, subject, company_id, status, language, sealed, email_masked,
        address_outcome, created, changed, candidate_id, record_id, review_id)
      values ('${id}', '${id}', 1, ${values})`);
  const sealed = `'en', 'v1', 'j•••', 'verified', '2026-11-20', '2026-11-20'`;
  await form('waiting', `'in_review', ${sealed}, 1001, 1001, 1`);
  await form('unknown', `'in_review', ${sealed}, null, null, 2`);
  await form('sent', `'awaiting_signature', ${sealed}, null, 1002, null`);
  await run(`insert into idempotency_keys values ('k', 'f', 201, '{"form_id":"sent"}', '2026-11-20')`);

  await migrate(engine.db, systemTables);
  const storage = createSqlStorage(engine, systemTables);
  const forms = await storage.table('membership_forms').find([]);
  const same = { by_mail: false, handle_hash: null, generation: 0 };
  expect(forms.toSorted((one, other) => String(one['id']).localeCompare(String(other['id'])))).toMatchObject([
    { id: 'sent', person: null, ...same },
    { id: 'unknown', person: null, ...same },
    { id: 'waiting', person: 'record:1001', ...same },
  ]);
  // The stored answers hold ids that no longer open a form.
  expect(await storage.table('idempotency_keys').count([])).toBe(0);
  await storage.close();
  await drop();
});
