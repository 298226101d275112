import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '@server/api/app';
import { createRequestHandler } from '@server/request-handler';
import type { Log } from '@server/log';
import { createOutboxHandler } from '@server/outbox-handler';
import { readSettings } from '@server/settings/read-settings';
import { databaseFolder, prepareDataFolder, freeSpaceIn } from '@server/storage/data-folder';
import { migrate } from '@server/storage/sql/migrate';
import { openPglite } from '@server/storage/sql/pglite-engine';
import { createPgliteHandle } from '@server/storage/sql/pglite-handle';
import { createSqlStorage } from '@server/storage/sql/sql-storage';
import {
  databaseUnavailable,
  diskFull,
  toStorageError,
  StorageUnavailable,
} from '@server/storage/storage-unavailable';
import { systemTables } from '@server/storage/system-tables';
import { createHarness } from '../api/harness';
import { putDatabase } from './pglite-database';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'portal-full-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const mail = { recipient: 'a@portal.example', subject: 's', body: 'b', created: '2026-01-01' };

it('a full disk rejects only writes, keeps existing rows, and accepts writes when there is space again', async () => {
  let space = Infinity;
  putDatabase(folder);
  const engine = await openPglite(join(folder, databaseFolder), () => space);
  await migrate(engine.db, systemTables);
  const storage = createSqlStorage(engine, systemTables);
  const mails = storage.table('mails');
  await mails.insert(mail);
  space = 1024;
  const writes = [
    () => mails.insert(mail),
    () => mails.update([], { subject: 't' }),
    () => mails.remove([]),
    () =>
      storage.transaction(async (tx) => {
        await tx.table('mails').count([]);
        return tx.table('mails').insert(mail);
      }),
  ];
  for (const write of writes)
    await expect(write()).rejects.toThrow(
      new StorageUnavailable(
        'The disk of the database is full: writes are refused until there is space again.',
      ),
    );
  expect(await mails.find([])).toMatchObject([{ subject: 's' }]);
  space = Infinity;
  await mails.insert(mail);
  expect(await mails.count([])).toBe(2);
  await storage.close();
}, 120_000);

it('a database that stopped for good is reopened with every acknowledged write', async () => {
  let space = Infinity;
  putDatabase(folder);
  const handle = await createPgliteHandle(join(folder, databaseFolder), () => space);
  const before = await handle.getClient();
  await before.query('create table t (id int)');
  await before.query('insert into t values (1)');
  handle.reportError(Object.assign(new Error('no space left'), { severity: 'ERROR' }));
  expect(handle.isBroken()).toBe(false);
  handle.reportError(Object.assign(new Error('could not write'), { severity: 'PANIC', code: '53100' }));
  expect(handle.isBroken()).toBe(true);
  space = 0;
  await expect(handle.getClient()).rejects.toThrow(StorageUnavailable);
  space = Infinity;
  const after = await handle.getClient();
  expect(after).not.toBe(before);
  expect((await after.query('select id from t')).rows).toEqual([{ id: 1 }]);
  await handle.close();
}, 120_000);

it.each(['/proc/portal', '/proc/1/portal/deep', '/dev/null/portal'])(
  '%s ends the start with a one-sentence error',
  (path) => {
    expect(() => prepareDataFolder(path)).toThrow(new Error(`The data folder ${path} is not writable.`));
  },
);

it('freeSpaceIn() returns the free space, and Infinity for a missing folder', () => {
  expect(freeSpaceIn(folder)).toBeGreaterThan(0);
  expect(freeSpaceIn(join(folder, 'none'))).toBe(Infinity);
});

it.each([
  [{ code: '57P01' }, 'does not respond'],
  [{ code: '57P03' }, 'does not respond'],
  [{ code: '08006' }, 'does not respond'],
  [{ code: '53300' }, 'does not respond'],
  [{ code: 'ECONNREFUSED' }, 'does not respond'],
  [{ message: 'Connection terminated unexpectedly' }, 'does not respond'],
  [{ message: 'timeout exceeded when trying to connect' }, 'does not respond'],
  [{ code: '53100' }, 'is full'],
  [{ code: 'ENOSPC' }, 'is full'],
])('%j becomes StorageUnavailable', (fault, words) => {
  const found = toStorageError(Object.assign(new Error('x'), fault));
  expect(found).toBeInstanceOf(StorageUnavailable);
  expect((found as Error).message).toContain(words);
});
it.each([{ code: '23505' }, { code: '42P01' }, { message: 'Column x' }])(
  '%j stays the same error',
  (fault) => {
    const error = Object.assign(new Error('x'), fault);
    expect(toStorageError(error)).toBe(error);
  },
);

describe('while the storage is unavailable', () => {
  const open = async (fault: () => Error) => {
    const { deps, outbox } = await createHarness();
    const logged: string[] = [];
    const note = (event: string, fields?: object) => void logged.push(JSON.stringify({ event, ...fields }));
    const log: Log = { info: () => undefined, error: note };
    const refuse = () => Promise.reject(fault());
    const failingReads = {
      list: refuse,
      find: refuse,
      first: refuse,
      newest: refuse,
      lock: refuse,
      lockAll: refuse,
      insert: refuse,
      insertMany: refuse,
    };
    async function* chunks() {
      yield await refuse();
    }
    const table = {
      ...failingReads,
      chunks,
      update: refuse,
      remove: refuse,
      count: refuse,
      aggregate: refuse,
    };
    const storage = { ...deps.storage, table: () => table, transaction: refuse, match: refuse };
    const api = createApi({ ...deps, storage, log });
    const handleRequest = createRequestHandler({
      settings: readSettings({ PORTAL_FOLDER: folder }),
      storage,
      api: async (request) => api.fetch(request),
      log,
    });
    const handleOutbox = createOutboxHandler({ ...outbox, latest: refuse }, log);
    return {
      logged,
      sendOutbox: () =>
        handleOutbox(new Request('http://localhost/outbox', { headers: { Host: 'localhost' } })),
      send: (path: string, init?: RequestInit) => handleRequest(new Request(`http://localhost${path}`, init)),
    };
  };
  const login = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"username":"a@b.example","password":"x"}',
  };

  it.each([
    ['full', diskFull],
    ['away', databaseUnavailable],
  ])('calls return 503 with Retry-After, and the log has the cause: %s', async (_, fault) => {
    const { logged, send, sendOutbox } = await open(fault);
    const answer = await send('/api/v1/auth/login', login);
    expect([answer.status, await answer.text()]).toEqual([503, '{"detail":"unavailable"}']);
    expect(answer.headers.get('Retry-After')).toBe('2');
    expect(logged.map((line) => JSON.parse(line) as object)).toEqual([
      {
        event: 'The database does not answer.',
        error: fault().message,
      },
    ]);
    const page = await sendOutbox();
    expect([page.status, page.headers.get('Retry-After'), page.headers.get('X-Frame-Options')]).toEqual([
      503,
      '2',
      'DENY',
    ]);
    expect((await send('/healthz')).status).toBe(503);
  });

  it('another failure of a page returns 500 without internal details', async () => {
    const { sendOutbox } = await open(() => new Error('/secret/path exploded'));
    const page = await sendOutbox();
    expect([page.status, await page.text()]).toEqual([500, 'Failed']);
    expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});
