import { decodeJwt, SignJWT } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { day, hour, minute, second } from '@server/api/clock';
import { createHarness, type Answer, type Harness } from './harness';

let api: Harness;
beforeEach(async () => {
  api = await createHarness();
});

const refresh = (token: string): Promise<Answer> =>
  api.call('POST', `v1/auth/refresh-token?refresh_token=${encodeURIComponent(token)}`);
const me = (token: string) => api.call('GET', 'v1/users/me', { token });
type Pair = Awaited<ReturnType<Harness['pairOf']>>;

describe('access token', () => {
  test('expires after fifteen minutes', async () => {
    const { token } = await api.pairOf('staff');
    api.pass(15 * minute - second);
    expect((await me(token)).status).toBe(200);
    api.pass(2 * second);
    const late = await me(token);
    expect([late.status, late.body]).toEqual([401, { detail: 'token expired' }]);
  });

  test.each(['', 'x', 'a.b.c', 'Bearer'])('is refused when it is %j', async (token) => {
    const { status, body } = await api.call('GET', 'v1/users/me', {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect([status, body]).toEqual([401, { detail: 'unauthorized' }]);
  });

  test('is refused when it was changed, unsigned or made for something else', async () => {
    const { token } = await api.pairOf('staff');
    const [header = '', payload = ''] = token.split('.');
    const unsigned = `${btoa('{"alg":"none","typ":"JWT"}').replaceAll('=', '')}.${payload}.`;
    expect((await me(`${header}.${payload}.AAAA`)).status).toBe(401);
    expect((await me(unsigned)).status).toBe(401);
    await api.call('PUT', 'v1/auth/reset-password', { body: { username: 'staff@portal.example' } });
    await api.settled();
    expect(await api.lastLinkToken()).not.toBe('');
    expect((await me(await api.lastLinkToken())).status).toBe(401);
  });
});

test.each(['exp', 'iat', 'iss'])(
  'a token without %s is refused, even with a valid signature',
  async (claim) => {
    const { token } = await api.pairOf('staff');
    const allClaims = decodeJwt(token);
    const [key] = api.deps.keys.token;
    const sign = (claims: typeof allClaims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: key.id }).sign(key.bytes);
    expect((await me(await sign(allClaims))).status).toBe(200);
    const { [claim]: left, ...rest } = allClaims;
    expect(left).toBeDefined();
    expect((await me(await sign(rest))).status).toBe(401);
  },
);

describe('refresh', () => {
  test('replaces the pair of tokens', async () => {
    const first = await api.pairOf('staff');
    api.pass(16 * minute);
    const { status, body } = await refresh(first.refresh_token);
    const second = body as Pair;
    expect(status).toBe(200);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await me(second.token)).status).toBe(200);
  });

  test('returns the same pair again for thirty seconds', async () => {
    const { refresh_token } = await api.pairOf('staff');
    const first = await refresh(refresh_token);
    api.pass(30 * second);
    expect((await refresh(refresh_token)).body).toEqual(first.body);
  });

  test('returns one pair for fifty parallel calls', async () => {
    const { refresh_token } = await api.pairOf('staff');
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refresh_token)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });

  test('ends the session when a replaced token is used again later', async () => {
    const { refresh_token } = await api.pairOf('staff');
    const next = (await refresh(refresh_token)).body as Pair;
    api.pass(31 * second);
    expect((await refresh(refresh_token)).status).toBe(401);
    expect((await refresh(next.refresh_token)).status).toBe(401);
    expect((await me(next.token)).status).toBe(401);
  });

  test('keeps other sessions when a replaced token is used again', async () => {
    const elsewhere = await api.pairOf('staff');
    const { refresh_token } = await api.pairOf('staff');
    await refresh(refresh_token);
    api.pass(31 * second);
    await refresh(refresh_token);
    expect((await refresh(elsewhere.refresh_token)).status).toBe(200);
  });

  test('ends thirty days after the login, however often it is used', async () => {
    let { refresh_token, token } = await api.pairOf('staff');
    for (let passed = 0; passed < 30 * day - 10 * minute; passed += 10 * hour) {
      api.pass(Math.min(10 * hour, 30 * day - 10 * minute - passed));
      const { status, body } = await refresh(refresh_token);
      expect(status).toBe(200);
      ({ refresh_token, token } = body);
    }
    expect((await me(token)).status).toBe(200);
    api.pass(10 * minute);
    expect((await me(token)).status).toBe(401);
    expect((await refresh(refresh_token)).status).toBe(401);
  });

  test('ends after twelve hours without use', async () => {
    const [one, other] = [await api.pairOf('staff'), await api.pairOf('staff')];
    api.pass(12 * hour - second);
    expect((await refresh(one.refresh_token)).status).toBe(200);
    api.pass(second);
    expect((await refresh(other.refresh_token)).status).toBe(401);
  });

  test.each(['', 'x', '%00', '💥', 'a'.repeat(5000)])('refuses an invalid token', async (token) => {
    const { status, body } = await refresh(token);
    expect([status, body]).toEqual([401, { detail: 'token expired' }]);
  });

  test('is refused for a user who was deactivated', async () => {
    const { refresh_token } = await api.pairOf('staff');
    const id = await api.userIdOf('staff');
    await api.storage.table('users').update([{ field: 'id', op: 'eq', value: id }], { stage: 'inactive' });
    expect((await refresh(refresh_token)).status).toBe(401);
  });

  test('no token is stored in plain text', async () => {
    const { refresh_token } = await api.pairOf('staff');
    await refresh(refresh_token);
    const rows = await api.storage.table('refresh_tokens').find([]);
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain(refresh_token);
  });
});
