import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFolder } from '@server/storage/data-folder';
import { migrate, type Migration } from '@server/storage/sql/migrate';
import { openPglite } from '@server/storage/sql/pglite-engine';
import { createSqlStorage } from '@server/storage/sql/sql-storage';
import { putDatabase, schemas } from './pglite-database';

const first = import.meta.glob<Migration>('../../../server/storage/sql/migrations/00[1-5]*.ts', {
  eager: true,
  import: 'default',
});

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'portal-older-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an update signs no user out and keeps the counts of digits', async () => {
  putDatabase(folder);
  const engine = await openPglite(join(folder, databaseFolder));
  const run = (statement: string) => sql.raw(statement).execute(engine.db);
  await run(`create table schema_migrations (
    name text primary key, fingerprint text not null, applied_at timestamptz not null default now())`);
  for (const [path, { statements }] of Object.entries(first)) {
    for (const statement of statements) await run(statement);
    await run(`insert into schema_migrations values ('${path.replace(/^.*\/|\.ts$/g, '')}', '')`);
  }
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
