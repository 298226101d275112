import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  countAttempt,
  countInTransaction,
  countTable,
  countTogether,
  type UndoCount,
} from '@server/api/auth/attempts';
import { minute, second } from '@server/api/clock';
import { createMemoryStorage } from '@server/storage/memory/memory-storage';
import { openStorage } from '@server/storage/open-storage';
import { retryCollision } from '@server/storage/retry-collision';
import type { Storage } from '@server/storage/storage';
import { systemTables } from '@server/storage/system-tables';
import { openPgliteStorage } from '../storage/pglite-database';
import { newDatabase, reachablePostgres } from '../storage/postgres-database';

const limit = { count: 10, within: 15 * minute };
let now = Date.UTC(2026, 10, 20, 12);
const clock = { now: () => now };
const server = await reachablePostgres();

/** The storages of two servers on the same data; twice the same storage where only one process can open it. */
type Opened = readonly [Storage, Storage];
const kinds: readonly (readonly [string, () => Promise<Opened>])[] = [
  [
    'memory',
    () => {
      const storage = createMemoryStorage(systemTables);
      return Promise.resolve([storage, storage]);
    },
  ],
  [
    'PGlite',
    async () => {
      const storage = await openPgliteStorage();
      return [storage, storage];
    },
  ],
];
let drop = () => Promise.resolve();
const ofPostgres = async (): Promise<Opened> => {
  const database = await newDatabase(server ?? '');
  drop = database.drop;
  const open = async () => (await openStorage({ databaseUrl: database.url }, systemTables)).storage;
  return [await open(), await open()];
};

describe.each([...kinds, ...(server ? [['PostgreSQL', ofPostgres] as const] : [])])(
  'attempts in %s',
  (_, open) => {
    let storages: Opened;
    beforeAll(async () => {
      storages = await open();
    });
    afterAll(async () => {
      for (const storage of new Set(storages)) await storage.close();
      await drop();
    });

    const count = (key: string, at = 0) => countAttempt({ storage: storages[at]!, clock }, key, limit);
    const passed = async (tries: Promise<UndoCount>[]): Promise<number> =>
      (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;

    test('are counted across servers, even when concurrent', async () => {
      expect(await passed(Array.from({ length: 24 }, (__, i) => count('together', i % 2)))).toBe(10);
      await expect(count('together')).rejects.toMatchObject({ status: 429, extras: { retryAfter: 900 } });
    });

    test('are allowed again when the time window is over', async () => {
      for (let i = 0; i < 10; i++) await count('ended');
      now += 15 * minute - second;
      await expect(count('ended')).rejects.toMatchObject({ extras: { retryAfter: 1 } });
      now += second;
      await count('ended');
    });

    test('are taken back one at a time, never below zero and never from the next time window', async () => {
      const undo = await count('back');
      for (let i = 0; i < 3; i++) await undo();
      for (let i = 0; i < 10; i++) await count('back');
      await undo();
      expect(await passed([count('back'), count('back')])).toBe(1);
      now += 15 * minute;
      await undo();
      expect(await passed(Array.from({ length: 12 }, () => count('back')))).toBe(10);
    });

    test('are counted in all ways or in none', async () => {
      const together = () => countTogether([() => count('one way'), () => count('other way')]);
      for (let i = 0; i < 10; i++) await count('other way');
      await expect(together()).rejects.toMatchObject({ status: 429 });
      expect(await passed(Array.from({ length: 11 }, () => count('one way')))).toBe(10);
    });

    test('in a transaction are counted when it succeeds, once for each of several that start together', async () => {
      const work = (storage: Storage, fails: boolean) =>
        retryCollision([countTable], () =>
          storage.transaction(async (tx) => {
            await countInTransaction({ storage: tx, clock }, 'in transaction', limit);
            if (fails) throw new Error('the write failed');
          }),
        );
      const ends = await Promise.allSettled(
        Array.from({ length: 8 }, (__, i) => work(storages[i % 2]!, i % 4 === 0)),
      );
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
      expect(await passed(Array.from({ length: 6 }, () => count('in transaction')))).toBe(4);
    });

    test('leave no row when their time window is over', async () => {
      await count('old');
      now += 16 * minute;
      await count('new');
      const keys = (await storages[0].table('attempts').find([])).map(({ key }) => key);
      expect(keys).toEqual(['new']);
    });
  },
);
