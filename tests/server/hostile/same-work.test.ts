import { beforeEach, describe, expect, test } from 'vitest';
import { createHarness, type Harness } from '../api/harness';

/** The cost of a call, counted and not timed: password hashes and accesses to the storage. */
interface Work {
  hashes: number;
  questions: string[];
}

let api: Harness;
let work: Work;
beforeEach(async () => {
  api = await createHarness();
  work = { hashes: 0, questions: [] };
  const { hasher, storage } = api.deps;
  const verify = hasher.verify.bind(hasher);
  hasher.verify = (password, encoded) => {
    work.hashes += 1;
    return verify(password, encoded);
  };
  const table = storage.table.bind(storage);
  storage.table = (name) => {
    work.questions.push(name);
    return table(name);
  };
});

const workOf = async (call: () => Promise<{ status: number; text: string }>) => {
  Object.assign(work, { hashes: 0, questions: [] });
  const { status, text } = await call();
  return { status, text, hashes: work.hashes, questions: [...work.questions] };
};
const setStage = async (username: string, stage: string) =>
  api.storage
    .table('users')
    .update([{ field: 'username', op: 'eq', value: `${username}@portal.example` }], { stage });

describe('a refused login costs the same', () => {
  test.each(['an unknown account', 'a deactivated one', 'one that was never activated', 'one with a code'])(
    'for %s as for a wrong password',
    async (who) => {
      await setStage('limited', 'inactive');
      await setStage('regional', 'not_verified');
      const names = {
        'an unknown account': 'unknown',
        'a deactivated one': 'limited',
        'one that was never activated': 'regional',
        'one with a code': 'secure',
      };
      const wrong = await workOf(() => api.login('staff', 'Wrong-pass-1!'));
      expect([wrong.status, wrong.hashes]).toEqual([401, 1]);
      // The second try of a network costs less than its first, for every account.
      await api.storage.table('attempts').remove([]);
      expect(await workOf(() => api.login(names[who as 'a deactivated one'], 'Wrong-pass-1!'))).toEqual(
        wrong,
      );
    },
  );

  test('and no password hash after too many tries', async () => {
    for (const name of ['staff', 'unknown']) {
      for (let i = 0; i < 10; i++) await api.login(name, 'wrong');
      const late = await workOf(() => api.login(name, 'wrong'));
      expect([late.status, late.hashes]).toEqual([429, 0]);
    }
  });
});

test('a password reset returns the same for known and unknown accounts, without a password hash', async () => {
  const requestReset = (username: string) =>
    api.call('PUT', 'v1/auth/reset-password', { body: { username } });
  const mails = async () => (await api.outbox.latest()).length;
  const texts = new Set<string>();
  for (const name of ['staff@portal.example', 'unknown@portal.example', '', "' or 1=1 --"]) {
    const { status, text, hashes } = await workOf(() => requestReset(name));
    expect([status, hashes]).toEqual([200, 0]);
    texts.add(text);
  }
  expect([...texts]).toEqual(['{"success":true}']);
  await expect.poll(mails).toBe(1);
});

test('last four digits: an unknown record costs the same as wrong digits', async () => {
  const verify = (id: number) =>
    api.call('POST', 'pact-form/verify', { body: { id, ssn_last_four: '9876' } });
  const known = await workOf(() => verify(1001));
  await api.storage.table('attempts').remove([]);
  const unknown = await workOf(() => verify(999_999));
  expect(unknown).toEqual(known);
  expect(known.status).toBe(422);
  expect(known.questions.length).toBeGreaterThan(3);
});

test.each([
  ['login', 11, () => api.login('staff', 'wrong')],
  [
    'last four digits',
    6,
    () => api.call('POST', 'pact-form/verify', { body: { id: 1001, ssn_last_four: '9876' } }),
  ],
] as const)('%s: try %i is refused with Retry-After', async (_, count, send) => {
  for (let tried = 1; tried < count; tried++) expect((await send()).status).not.toBe(429);
  const { status, body, headers } = await send();
  expect([status, body]).toEqual([429, { detail: 'too many attempts' }]);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
});
