import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { databaseFolder } from '@server/storage/data-folder';
import type { Database, Engine } from '@server/storage/sql/database';
import { openPglite } from '@server/storage/sql/pglite-engine';
import { putDatabase } from './pglite-database';

const folder = mkdtempSync(join(tmpdir(), 'portal-turns-'));
let engine: Engine;
beforeAll(async () => {
  putDatabase(folder);
  engine = await openPglite(join(folder, databaseFolder));
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (db: Database) => sql`select 1`.execute(db);

test('a patient statement lets the consecutive statements of another call go first', async () => {
  const order: string[] = [];
  const patient = run(engine.patientDb).then(() => order.push('patient'));
  for (let at = 0; at < 5; at += 1) {
    await run(engine.db);
    order.push('prompt');
  }
  await patient;
  expect(order).toEqual([...Array<string>(5).fill('prompt'), 'patient']);
});

test('a patient statement gets its turn while others keep coming', async () => {
  const done = vi.fn();
  const patient = run(engine.patientDb).then(done);
  while (done.mock.calls.length === 0) await Promise.all([run(engine.db), run(engine.db)]);
  await patient;
  expect(done).toHaveBeenCalledOnce();
});
