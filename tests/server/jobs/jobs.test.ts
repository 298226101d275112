import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hour, minute, second } from '@server/api/clock';
import type { ApiDeps } from '@server/api/deps';
import { tooManyAttempts } from '@server/api/refusal';
import type { JobKinds } from '@server/jobs/job-kind';
import { createJobs } from '@server/jobs/jobs';
import type { Storage } from '@server/storage/storage';
import { createHarness } from '../api/harness';
import { storages } from '../membership/storages';

const language = 'en' as const;
const mail = { userId: 1, askedBy: null, language };

describe.each(storages)('jobs on %s', (_, open) => {
  let storage: Storage;
  let deps: ApiDeps;
  let now = Date.UTC(2026, 10, 20, 12);
  let run = vi.fn<(data: unknown) => Promise<void>>();
  const log = { info: vi.fn(), error: vi.fn() };
  const closing: (() => Promise<unknown>)[] = [];

  const kinds = new Proxy({} as JobKinds, {
    get: (_target, name) => (_deps: ApiDeps, data: unknown) => run([name, data]),
  });
  const newJobs = () => createJobs({ ...deps, storage, log }, kinds, { interval: null, pause: 0 });
  const rows = () => storage.table('jobs').find([]);
  const states = async () => (await rows()).map((row) => [row['job_status'], row['tries']]);
  const started = async (exclusive = true) => {
    const jobs = newJobs();
    closing.unshift(await jobs.start({ ...deps, storage, log }, { exclusive }));
    await jobs.settled();
    return jobs;
  };
  const again = async (jobs: Awaited<ReturnType<typeof started>>) => {
    jobs.wake();
    await jobs.settled();
  };

  let close: () => Promise<void>;
  beforeAll(async () => {
    const opened = await open();
    ({ close } = opened);
    const harness = await createHarness({
      clock: { now: () => now },
      ...(opened.storage && { storage: opened.storage }),
    });
    ({ deps } = harness);
    ({ storage } = deps);
  });
  afterAll(() => close());
  beforeEach(async () => {
    await storage.table('jobs').remove([]);
    run = vi.fn(() => Promise.resolve());
    log.error.mockClear();
    log.info.mockClear();
  });
  afterEach(async () => {
    for (const stop of closing.splice(0)) await stop();
  });

  test('run once their transaction is committed, and keep no data afterwards', async () => {
    const jobs = await started();
    await storage.transaction(async (tx) => {
      await jobs.enqueue(tx, 'password-link', mail, { userId: 7 });
      expect(JSON.stringify(await tx.table('jobs').find([]))).not.toContain('askedBy');
    });
    await jobs.settled();
    expect(run.mock.calls).toEqual([[['password-link', mail]]]);
    expect(await rows()).toMatchObject([{ job_status: 'done', data: null, user_id: 7, error: null }]);
  });

  test('are gone with a transaction that is rolled back', async () => {
    const jobs = await started();
    const rolledBack = storage.transaction(async (tx) => {
      await jobs.enqueue(tx, 'password-link', mail);
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await again(jobs);
    expect(await rows()).toEqual([]);
    expect(run).not.toHaveBeenCalled();
  });

  test('are tried again after growing waits, then given up with their data', async () => {
    const jobs = await started();
    run.mockRejectedValue(Object.assign(new TypeError('sam@client.example'), { code: 'ECONN' }));
    await jobs.enqueue(storage, 'password-link', mail);
    await jobs.settled();
    for (const wait of [10 * second, 30 * second, 2 * minute, 10 * minute, hour, 4 * hour, 12 * hour]) {
      now += wait - second;
      await again(jobs);
      const before = run.mock.calls.length;
      now += second;
      await again(jobs);
      expect(run.mock.calls).toHaveLength(before + 1);
    }
    expect(await rows()).toMatchObject([{ job_status: 'failed', tries: 8, error: 'TypeError ECONN' }]);
    expect((await rows())[0]?.['data']).toEqual(expect.any(String));
    expect(log.error.mock.calls.at(-1)?.[0]).toBe('A job was given up.');
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('sam@');
  });

  test('end when they are refused, which is no error', async () => {
    const jobs = await started();
    run.mockRejectedValue(tooManyAttempts(1000));
    await jobs.enqueue(storage, 'password-link', mail);
    await jobs.settled();
    expect(await rows()).toMatchObject([{ job_status: 'cancelled', data: null, error: 'too many attempts' }]);
    expect(log.error).not.toHaveBeenCalled();
  });

  test('that a stopped server left behind run again: at once on an embedded database, else after two minutes', async () => {
    for (const exclusive of [true, false]) {
      const jobs = newJobs();
      await jobs.enqueue(storage, 'password-link', mail);
      const claimed = { job_status: 'running', tries: 1, claimed: new Date(now).toISOString(), attempt: 'x' };
      await storage.table('jobs').update([{ field: 'job_status', op: 'eq', value: 'waiting' }], claimed);
      run.mockClear();
      await started(exclusive);
      expect(run).toHaveBeenCalledTimes(exclusive ? 1 : 0);
      now += 2 * minute + second;
      await started(exclusive);
      expect(run).toHaveBeenCalledTimes(1);
      expect((await states()).at(-1)).toEqual(['done', 2]);
    }
  });

  test('run once, however many servers look for them', async () => {
    const servers = [await started(false), await started(false), await started(false)];
    await storage.transaction(async (tx) => {
      for (let at = 0; at < 20; at++) await servers[0]!.enqueue(tx, 'password-link', { ...mail, userId: at });
    });
    await Promise.all(servers.map(again));
    const users = run.mock.calls.map(([call]) => (call as [string, typeof mail])[1].userId);
    expect(users.sort((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_one, at) => at));
    expect(new Set((await states()).map(String))).toEqual(new Set(['done,1']));
  });

  test('of strangers neither delay nor drop the others', async () => {
    const jobs = newJobs();
    const reset = { username: 'x@y.example', language };
    await storage.transaction(async (tx) => {
      await jobs.enqueue(tx, 'password-reset', reset);
      const [{ id: _, ...first } = {}] = await tx.table('jobs').find([], 1);
      await tx.table('jobs').insertMany(Array.from({ length: 998 }, () => first));
      for (let at = 0; at < 3; at++) await jobs.enqueue(tx, 'password-reset', reset);
      await jobs.enqueue(tx, 'password-link', mail);
    });
    expect(log.error.mock.calls).toEqual(
      Array.from({ length: 2 }, () => [
        'A job was dropped, because too many are waiting.',
        { job: 'password-reset' },
      ]),
    );
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    run.mockImplementation((call) => ((call as [string])[0] === 'password-reset' ? held : Promise.resolve()));
    const served = started();
    await expect
      .poll(() => storage.table('jobs').count([{ field: 'job_status', op: 'eq', value: 'done' }]))
      .toBeGreaterThan(0);
    expect((await rows()).at(-1)).toMatchObject({ kind: 'password-link', job_status: 'done' });
    await storage.table('jobs').remove([{ field: 'job_status', op: 'eq', value: 'waiting' }]);
    goOn();
    await served;
  });
});
