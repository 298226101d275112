import { beforeEach, describe, expect, test } from 'vitest';
import { decodeToken } from '../../../src/core/session/token';
import { minute } from '../../../server/api/clock';
import { createHarness, type Harness } from './harness';

let api: Harness;
beforeEach(async () => {
  api = await createHarness();
});

describe('login', () => {
  test('answers a token that carries what the portal reads', async () => {
    const { status, body, headers } = await api.login('staff');
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-store');
    const { token } = body as { token: string };
    const read = decodeToken(token);
    expect(read?.id).toBe(await api.userIdOf('staff'));
    expect(read?.permissions).toContain('eip_menu_workers');
  });

  test('tells an employee apart', async () => {
    const { token } = await api.pairOf('employee');
    expect(decodeToken(token)).toMatchObject({ onboardingComplete: true });
    expect(decodeToken(token)?.employeeId).toBeTypeOf('number');
  });

  test('compares the e-mail without case', async () => {
    expect((await api.login('STAFF')).status).toBe(200);
  });

  test.each([
    ['a wrong password', 'staff', 'Wrong-pass-1!'],
    ['an unknown account', 'nobody', 'Portal-demo-1!'],
    ['an empty password', 'staff', ''],
  ])('answers the same for %s', async (_, username, password) => {
    const { status, text } = await api.login(username, password);
    expect(status).toBe(401);
    expect(text).toBe('{"detail":"invalid credentials"}');
  });

  test('does the same work for an unknown account', async () => {
    const verified: (string | null)[] = [];
    const { hasher } = api.deps;
    const original = hasher.verify.bind(hasher);
    hasher.verify = (password, encoded) => {
      verified.push(encoded);
      return original(password, encoded);
    };
    await api.login('nobody');
    expect(verified).toEqual([null]);
  });

  test.each(['inactive', 'not_verified'])('refuses an account that is %s', async (stage) => {
    const id = await api.userIdOf('staff');
    await api.storage.table('users').update([{ field: 'id', op: 'eq', value: id }], { stage });
    expect((await api.login('staff')).status).toBe(401);
  });

  test('allows ten tries in fifteen minutes', async () => {
    for (let i = 0; i < 10; i++) expect((await api.login('staff', 'wrong')).status).toBe(401);
    const refused = await api.login('staff');
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({ detail: 'too many attempts' });
    expect(Number(refused.headers.get('Retry-After'))).toBe(15 * 60);
    api.pass(15 * minute);
    expect((await api.login('staff')).status).toBe(200);
  });

  test('counts unknown accounts like known ones', async () => {
    for (let i = 0; i < 10; i++) await api.login('nobody', 'wrong');
    expect((await api.login('nobody')).status).toBe(429);
    expect((await api.login('staff')).status).toBe(200);
  });

  test('does not let parallel guesses slip past', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => api.login('staff', 'wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  test('doubles the pause with every round of wrong tries, up to a day', async () => {
    const pauses: number[] = [];
    for (let round = 0; round < 9; round++) {
      for (let i = 0; i < 10; i++) expect((await api.login('staff', 'wrong')).status).toBe(401);
      const pause = Number((await api.login('staff', 'wrong')).headers.get('Retry-After'));
      pauses.push(pause / 60);
      api.pass(pause * 1000);
    }
    expect(pauses).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
    expect((await api.login('staff')).status).toBe(200);
    for (let i = 0; i < 10; i++) await api.login('staff', 'wrong');
    expect((await api.login('staff')).headers.get('Retry-After')).toBe('900');
  });

  test.each(['staff', 'nobody'])('never takes more than a hundred tries in a row: %s', async (name) => {
    let taken = 0;
    for (let i = 0; i < 150; i++) {
      if ((await api.login(name, 'wrong')).status === 401) taken += 1;
      api.pass(2 * 60 * minute);
    }
    expect(taken).toBe(100);
    expect((await api.login(name)).status).toBe(429);
  });

  test('counts anew for a name that nobody tried for three months', async () => {
    for (let i = 0; i < 20; i++) {
      await api.login('nobody', 'wrong');
      api.pass(60 * minute);
    }
    api.pass(91 * 24 * 60 * minute);
    await api.login('somebody', 'wrong');
    const kept = await api.storage.table('attempts').find([]);
    expect(kept.map(({ key }) => key).filter((key) => String(key).includes('nobody'))).toEqual([]);
  });

  test('forgets wrong tries after a right one', async () => {
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 9; i++) await api.login('staff', 'wrong');
      expect((await api.login('staff')).status).toBe(200);
    }
  });
});

test('logout ends the sign-in on every tab and no other', async () => {
  const here = await api.pairOf('staff');
  const elsewhere = await api.pairOf('staff');
  expect((await api.call('POST', 'v1/auth/logout', { token: here.token })).body).toEqual({ success: true });
  expect((await api.call('GET', 'v1/users/me', { token: here.token })).status).toBe(401);
  expect((await api.call('POST', `v1/auth/refresh-token?refresh_token=${here.refresh_token}`)).status).toBe(
    401,
  );
  expect((await api.call('GET', 'v1/users/me', { token: elsewhere.token })).status).toBe(200);
});
