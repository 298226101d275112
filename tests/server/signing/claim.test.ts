import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runExclusively, type Claim } from '@server/signing/claim';
import { SigningBusy } from '@server/signing/provider';
import { createMemoryStorage } from '@server/storage/memory/memory-storage';
import type { Storage } from '@server/storage/storage';
import { systemTables } from '@server/storage/system-tables';
import { openPgliteStorage } from '../storage/pglite-database';

let sql: Storage;
beforeAll(async () => {
  sql = await openPgliteStorage();
});
afterAll(() => sql.close());

describe.each(['memory', 'database'])('alone() with %s storage', (kind) => {
  let storage: Storage;
  let now: number;
  const clock = { now: () => now };
  beforeEach(async () => {
    storage = kind === 'memory' ? createMemoryStorage(systemTables) : sql;
    await storage.table('signing_claims').remove([]);
    now = Date.UTC(2026, 10, 20);
  });
  /** Returns the storage as another process sees it. */
  const storageOfOtherProcess = (): Storage => ({ ...storage });
  const token = (claim: Claim) => Promise.resolve(claim.token);

  test('runs work one at a time within a process', async () => {
    let [running, maxRunning] = [0, 0];
    await Promise.all(
      Array.from({ length: 8 }, () =>
        runExclusively({ storage, clock }, 'work', async () => {
          running += 1;
          maxRunning = Math.max(maxRunning, running);
          await new Promise((resolve) => setTimeout(resolve, 2));
          running -= 1;
        }),
      ),
    );
    expect(maxRunning).toBe(1);
    expect(await storage.table('signing_claims').count([])).toBe(0);
  });

  test('throws SigningBusy in another process, until the first is done or considered dead', async () => {
    const tried: unknown[] = [];
    const other = () =>
      runExclusively({ storage: storageOfOtherProcess(), clock }, 'work', token).catch(
        (error: unknown) => error,
      );
    await runExclusively({ storage, clock }, 'work', async () => {
      tried.push(await other());
      now += 3 * 60_000;
      tried.push(await other());
    });
    expect(tried[0]).toBeInstanceOf(SigningBusy);
    expect(tried[1]).toEqual(expect.any(String));
    expect(await other()).not.toBe(tried[1]);
  });

  test('leaves a claim that was taken over to its new owner', async () => {
    const names: string[] = [];
    await runExclusively({ storage, clock }, 'work', async () => {
      now += 3 * 60_000;
      const late = { storage: storageOfOtherProcess(), clock };
      await runExclusively(late, 'work', () => Promise.reject(new Error('no'))).catch(() =>
        names.push('failed'),
      );
    });
    expect(names).toEqual(['failed']);
    expect(await storage.table('signing_claims').find([])).toMatchObject([{ since: '' }]);
  });

  test('keeps the token after a failure, and uses a new one after success', async () => {
    const claims: Claim[] = [];
    const work = (fails: boolean) =>
      runExclusively({ storage, clock }, 'work', (claim) => {
        claims.push(claim);
        return fails ? Promise.reject(new Error('no')) : Promise.resolve();
      });
    await expect(work(true)).rejects.toThrow('no');
    await expect(work(true)).rejects.toThrow('no');
    await work(false);
    await work(false);
    expect(claims.map(({ again }) => again)).toEqual([false, true, true, false]);
    expect(new Set(claims.slice(0, 3).map((claim) => claim.token)).size).toBe(1);
    expect(claims[3]?.token).not.toBe(claims[0]?.token);
  });
});
