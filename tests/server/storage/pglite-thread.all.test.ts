import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { databaseFolder } from '@server/storage/data-folder';
import type { Engine } from '@server/storage/sql/database';
import { openPglite } from '@server/storage/sql/pglite-engine';
import { StorageUnavailable } from '@server/storage/storage-unavailable';
import { putDatabase } from './pglite-database';

let folder = '';
let engine: Engine;
const threads: Worker[] = [];
const note = (thread: Worker) => void threads.push(thread);
beforeAll(async () => {
  process.on('worker', note);
  folder = mkdtempSync(join(tmpdir(), 'portal-thread-'));
  putDatabase(folder);
  engine = await openPglite(join(folder, databaseFolder));
  await sql`create table t (id int primary key)`.execute(engine.db);
});
beforeEach(async () => {
  await sql`delete from t`.execute(engine.db);
});
afterAll(async () => {
  process.off('worker', note);
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

const tick = () => new Promise((resolve) => setImmediate(resolve));
const ids = async () => (await sql<{ id: number }>`select id from t order by id`.execute(engine.db)).rows;
const slow = sql`select count(*) from generate_series(1, 300000)`;

it('a statement does not block the event loop', async () => {
  const order: string[] = [];
  const answered = slow.execute(engine.db).then(() => order.push('answer'));
  for (let ticks = 0; ticks < 5; ticks += 1) await tick();
  order.push('turns');
  await answered;
  expect(order).toEqual(['turns', 'answer']);
});

it('concurrent transactions run one after the other, and one that fails leaves nothing', async () => {
  const steps: string[] = [];
  const write = (id: number, fails: boolean) =>
    engine.db.transaction().execute(async (tx) => {
      steps.push(`begin ${id}`);
      await sql`insert into t values (${id})`.execute(tx);
      await tick();
      steps.push(`end ${id}`);
      if (fails) throw new Error('no');
    });
  const results = await Promise.allSettled([write(1, false), write(2, true), write(3, false)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(steps).toEqual([1, 2, 3].flatMap((id) => [`begin ${id}`, `end ${id}`]));
  expect(await ids()).toEqual([{ id: 1 }, { id: 3 }]);
});

it('a database error has its code, constraint and severity', async () => {
  await sql`insert into t values (1)`.execute(engine.db);
  await expect(sql`insert into t values (1)`.execute(engine.db)).rejects.toMatchObject({
    code: '23505',
    constraint: 't_pkey',
    severity: 'ERROR',
  });
});

it('a crashed thread rejects the call in flight, and the next call reopens the database', async () => {
  await sql`insert into t values (1)`.execute(engine.db);
  const unfinished = engine.db.transaction().execute(async (tx) => {
    await sql`insert into t values (2)`.execute(tx);
    await slow.execute(tx);
  });
  const failed = expect(unfinished).rejects.toThrow(StorageUnavailable);
  await tick();
  await threads.at(-1)?.terminate();
  await failed;
  expect(await ids()).toEqual([{ id: 1 }]);
  await sql`insert into t values (3)`.execute(engine.db);
  expect(await ids()).toEqual([{ id: 1 }, { id: 3 }]);
});

it('an older folder, written in the server’s main thread, opens unchanged', async () => {
  const older = join(folder, 'older');
  const before = await PGlite.create({ dataDir: older });
  await before.exec('create table t (id bigint, name text); insert into t values (9007199254740991, $$ñ$$)');
  await before.close();
  const opened = await openPglite(older);
  expect((await sql`select * from t`.execute(opened.db)).rows).toEqual([{ id: 9007199254740991, name: 'ñ' }]);
  await opened.close();
});
