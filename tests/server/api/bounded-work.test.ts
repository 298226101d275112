import { expect, test } from 'vitest';
import { createHasher } from '@server/api/hasher';

test('the password hasher applies its limits to known and unknown users', async () => {
  const hasher = createHasher(1, { total: 2, perCaller: 1, waiting: 1, wait: 1000 });
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
