import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFairQueue, type QueueTicket } from '@server/api/fair-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limits = { total: 2, perCaller: 1, waiting: 3, wait: 1000 };
const busy = { status: 503, detail: 'busy', extras: { retryAfter: 2 } };

/** Tasks that run until the test ends them, by name. */
const setUp = (given = limits) => {
  const queue = createFairQueue(given);
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const run = (name: string, ticket: QueueTicket) =>
    queue.run(
      ticket,
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name);
          ends.set(name, (failure) => (failure ? reject(failure) : resolve(name)));
        }),
    );
  const end = async (name: string, failure?: Error): Promise<void> => {
    ends.get(name)?.(failure);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { begun, end, run, settle: () => vi.advanceTimersByTimeAsync(0) };
};

test('a caller with many tasks has one slot, and the tasks of others start at once', async () => {
  const { begun, run, end, settle } = setUp();
  const many = ['a1', 'a2', 'a3'].map((name) => run(name, { caller: 'a' }));
  const other = run('b1', { caller: 'b' });
  await settle();
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(await other).toBe('b1');
  const third = run('c1', { caller: 'c' });
  await settle();
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  for (const name of ['a1', 'c1', 'a2', 'a3']) await end(name);
  expect(await Promise.all([...many, third])).toEqual(['a1', 'a2', 'a3', 'c1']);
});

test('callers take turns, and so do the accounts of one network', async () => {
  const { begun, run, end, settle } = setUp({ ...limits, total: 1, waiting: 10 });
  const started = [
    run('a1', { caller: 'a', part: 'x' }),
    run('a2', { caller: 'a', part: 'x' }),
    run('a3', { caller: 'a', part: 'x' }),
    run('a4', { caller: 'a', part: 'y' }),
    run('b1', { caller: 'b' }),
  ];
  await settle();
  for (const name of ['b1', 'a1', 'a4', 'a2', 'a3']) await end(name);
  await Promise.all(started);
  expect(begun).toEqual(['b1', 'a1', 'a4', 'a2', 'a3']);
});

test('rejects tasks beyond those that may wait, and those that waited too long', async () => {
  const { begun, run, end, settle } = setUp();
  const first = run('a1', { caller: 'a' });
  const late = ['a2', 'a3', 'a4'].map((name) => run(name, { caller: 'a' }));
  const outcomes = Promise.allSettled(late);
  await expect(run('a5', { caller: 'a' })).rejects.toMatchObject(busy);
  await vi.advanceTimersByTimeAsync(1000);
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await end('a1');
  expect(await first).toBe('a1');
  const next = run('a6', { caller: 'a' });
  await settle();
  await end('a6');
  expect([await next, begun]).toEqual(['a6', ['a1', 'a6']]);
});

test('an aborted task never starts, and a failed one frees its slot', async () => {
  const { begun, run, end, settle } = setUp();
  const first = run('a1', { caller: 'a' });
  const ending = new AbortController();
  const aborted = expect(run('a2', { caller: 'a', signal: ending.signal })).rejects.toMatchObject(busy);
  const after = run('a3', { caller: 'a' });
  await settle();
  ending.abort();
  await aborted;
  await expect(run('a4', { caller: 'a', signal: ending.signal })).rejects.toMatchObject(busy);
  const failed = expect(first).rejects.toThrow('failed');
  await end('a1', new Error('failed'));
  await failed;
  await end('a3');
  expect([await after, begun]).toEqual(['a3', ['a1', 'a3']]);
});
