import { beforeEach, describe, expect, test } from 'vitest';
import { decodeToken } from '@core/session/token';
import { day, hour, minute, second } from '@server/api/clock';
import { defaultLimits } from '@server/api/limits';
import { demoPassword } from '@server/seed/data/accounts';
import { type Answer, createHarness, type Harness } from './harness';

let api: Harness;
beforeEach(async () => {
  api = await createHarness();
});

describe('login', () => {
  test('returns a token with the claims that the portal reads', async () => {
    const { status, body, headers } = await api.login('staff');
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-store');
    const { token } = body as { token: string };
    const read = decodeToken(token);
    expect(read?.id).toBe(await api.userIdOf('staff'));
    expect(read?.permissions).toContain('eip_menu_workers');
  });

  test('identifies employees in the token', async () => {
    const { token } = await api.pairOf('employee');
    expect(decodeToken(token)).toMatchObject({ onboardingComplete: true });
    expect(decodeToken(token)?.employeeId).toBeTypeOf('number');
  });

  test('ignores the case of the email address', async () => {
    expect((await api.login('STAFF')).status).toBe(200);
  });

  test.each([
    ['a wrong password', 'staff', 'Wrong-pass-1!'],
    ['an unknown account', 'unknown', 'Portal-demo-1!'],
    ['an empty password', 'staff', ''],
  ])('returns the same response for %s', async (_, username, password) => {
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
    await api.login('unknown');
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
    for (let i = 0; i < 10; i++) await api.login('unknown', 'wrong');
    expect((await api.login('unknown')).status).toBe(429);
    expect((await api.login('staff')).status).toBe(200);
  });

  test('counts parallel guesses', async () => {
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
  });

  test.each(['staff', 'unknown'])(
    'allows one try a day after a hundred wrong ones in a row: %s',
    async (name) => {
      let failures = 0;
      for (let i = 0; i < 100 * 12 && failures < 100; i++) {
        if ((await api.login(name, 'wrong')).status === 401) failures += 1;
        api.pass(2 * hour);
      }
      api.pass(day);
      expect((await api.login(name, 'wrong')).status).toBe(401);
      expect((await api.login(name, 'wrong')).headers.get('Retry-After')).toBe(String(day / second));
      api.pass(day);
      expect((await api.login(name, 'wrong')).status).toBe(401);
    },
  );

  test('forgets the count of a username after a month without tries, and stores no username', async () => {
    for (let i = 0; i < 20; i++) {
      await api.login('stranger', 'wrong');
      api.pass(hour);
    }
    const before = await api.storage.table('attempts').find([]);
    expect(JSON.stringify(before)).not.toContain('stranger');
    api.pass(31 * day);
    await api.login('another', 'wrong');
    const after = await api.storage.table('attempts').find([]);
    expect(before.filter(({ key }) => String(key).endsWith(':row')).length).toBe(2);
    expect(
      after.filter(({ key }) =>
        before.some((row) => row['key'] === key && String(key).includes(':account:')),
      ),
    ).toEqual([]);
  });

  test('a success takes back only its own try', async () => {
    for (let i = 0; i < 9; i++) await api.login('staff', 'wrong');
    expect((await api.login('staff')).status).toBe(200);
    expect((await api.login('staff', 'wrong')).status).toBe(401);
    expect((await api.login('staff')).status).toBe(429);
  });

  test('a successful login between guesses does not reset the count of the network', async () => {
    const few = { ...defaultLimits.loginByAddress, count: 6 };
    api = await createHarness({ limits: { loginByAddress: few } });
    const names = ['admin', 'broker', 'internal', 'pact', 'regional', 'agency', 'limited'];
    const statuses: number[] = [];
    for (const name of names) {
      statuses.push((await api.login(name, 'wrong')).status);
      if (statuses.length < 6) expect((await api.login('staff')).status).toBe(200);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
  });
});

describe('a browser that signed in before', () => {
  const cookieOf = (answer: Answer): string => (answer.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
  const loginWith = (cookie: string, username: string, password = demoPassword) =>
    api.call('POST', 'v1/auth/login', {
      body: { username: `${username}@portal.example`, password },
      headers: { Cookie: cookie },
    });

  test('is recognized by a cookie that scripts and other sites cannot read', async () => {
    const answer = await api.login('staff');
    expect(answer.headers.get('Set-Cookie')).toMatch(
      /^portal_device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const secret = cookieOf(answer).split('=')[1] ?? '';
    expect(JSON.stringify(await api.storage.table('known_devices').find([]))).not.toContain(secret);
    expect((await api.login('staff', 'wrong')).headers.get('Set-Cookie')).toBeNull();
  });

  test('sends the cookie over TLS only if the portal uses https', async () => {
    api = await createHarness({ publicUrl: 'https://portal.example' });
    const answer = await api.login('staff');
    expect(answer.headers.get('Set-Cookie')).toMatch(/^__Host-portal_device=.*; Path=\/;.*; Secure;/);
    for (let i = 0; i < 10; i++) await api.login('staff', 'wrong');
    expect((await api.login('staff')).status).toBe(429);
    expect((await loginWith(cookieOf(answer), 'staff')).status).toBe(200);
  });

  test('can still sign in when others have used up all tries of the account and the network', async () => {
    const few = { ...defaultLimits.loginByAddress, count: 12 };
    api = await createHarness({ limits: { loginByAddress: few } });
    const cookie = cookieOf(await api.login('staff'));
    for (let i = 0; i < 12; i++) await api.login('staff', 'wrong');
    for (let i = 0; i < 12; i++) await api.login('unknown', 'wrong');
    expect((await api.login('staff')).status).toBe(429);
    expect((await api.login('broker')).status).toBe(429);
    expect((await loginWith(cookie, 'staff')).status).toBe(200);
  });

  test('is recognized for its own account only, with a separate count', async () => {
    const cookie = cookieOf(await api.login('staff'));
    for (let i = 0; i < 11; i++) await api.login('admin', 'wrong');
    expect((await loginWith(cookie, 'admin')).status).toBe(429);
    for (let i = 0; i < 10; i++) expect((await loginWith(cookie, 'staff', 'wrong')).status).toBe(401);
    expect((await loginWith(cookie, 'staff')).status).toBe(429);
    expect((await api.login('staff')).status).toBe(200);
  });

  test('can serve several users, but not with a cookie that the server never set', async () => {
    const first = await api.login('staff');
    const second = await loginWith(cookieOf(first), 'broker');
    expect(cookieOf(second)).toBe(cookieOf(first));
    const made = `portal_device=${'a'.repeat(43)}`;
    expect(cookieOf(await loginWith(made, 'staff'))).not.toBe(made);
  });

  test('is forgotten when a mailed link sets a new password', async () => {
    const cookie = cookieOf(await api.login('staff'));
    await api.call('PUT', 'v1/auth/reset-password', { body: { username: 'staff@portal.example' } });
    await api.settled();
    const body = { password: 'Fresh-water-7', token: await api.lastLinkToken() };
    expect((await api.call('POST', 'v1/auth/set-password', { body })).status).toBe(200);
    for (let i = 0; i < 10; i++) await api.login('staff', 'wrong');
    expect((await loginWith(cookie, 'staff', 'Fresh-water-7')).status).toBe(429);
  });
});

test('logout ends this session on every tab and no other session', async () => {
  const here = await api.pairOf('staff');
  const elsewhere = await api.pairOf('staff');
  expect((await api.call('POST', 'v1/auth/logout', { token: here.token })).body).toEqual({ success: true });
  expect((await api.call('GET', 'v1/users/me', { token: here.token })).status).toBe(401);
  expect((await api.call('POST', `v1/auth/refresh-token?refresh_token=${here.refresh_token}`)).status).toBe(
    401,
  );
  expect((await api.call('GET', 'v1/users/me', { token: elsewhere.token })).status).toBe(200);
});
