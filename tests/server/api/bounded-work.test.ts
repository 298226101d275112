import { expect, test } from 'vitest';
import { limitConcurrency, createHasher } from '@server/api/hasher';

/** Work that ends when the test resolves it. */
const controlledWork = () => {
  const begun: number[] = [];
  const ends: ((succeeds: boolean) => void)[] = [];
  const work = (number: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(number);
      ends[number] = (succeeds) => (succeeds ? resolve(number) : reject(new Error('failed')));
    });
  return { begun, ends, work };
};
const tick = () => new Promise((resolve) => setImmediate(resolve));

test('runs two tasks at once, queues the next ones in order and rejects the rest at once', async () => {
  const run = limitConcurrency({ atOnce: 2, waiting: 2 });
  const { begun, ends, work } = controlledWork();
  const promises = [0, 1, 2, 3].map((number) => run(work(number)));
  await expect(run(work(4))).rejects.toMatchObject({
    status: 503,
    detail: 'busy',
    extras: { retryAfter: 2 },
  });
  expect(begun).toEqual([0, 1]);
  ends[1]?.(false);
  await expect(promises[1]).rejects.toThrow('failed');
  await tick();
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.(true);
  await tick();
  ends[2]?.(true);
  ends[3]?.(true);
  expect(await Promise.all([promises[0], promises[2], promises[3]])).toEqual([0, 2, 3]);
});

test('the password hasher applies its limits to known and unknown users', async () => {
  const hasher = createHasher(1, { atOnce: 1, waiting: 1 });
  const encoded = await hasher.hash('a');
  const answers = await Promise.allSettled([
    hasher.verify('a', encoded),
    hasher.verify('a', null),
    hasher.verify('a', encoded),
    hasher.hash('b'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(await hasher.verify('a', encoded)).toEqual({ isOutdated: false });
});
