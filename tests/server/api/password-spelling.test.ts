import { pbkdf2Sync } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHarness, type Harness } from './harness';

/** Keyboards write its accents as one character or as two. */
const composed = 'Ñandú-corre-é-3';
const decomposed = composed.normalize('NFD');
/** Some accents in each form. */
const mixed = `${decomposed.slice(0, 2)}andú-corre-é-3`;

let api: Harness;
let userId: number;
beforeAll(async () => {
  api = await createHarness();
  userId = await api.userIdOf('staff');
});
beforeEach(async () => {
  // The limits of attempts and mails are tested elsewhere.
  await api.storage.table('attempts').remove([]);
});

const credentials = () => api.storage.table('credentials');
const ofStaff = () => [{ field: 'user_id', op: 'eq', value: userId }] as const;
const storedHash = async () => String((await credentials().first(ofStaff()))?.['password_hash']);
const storeHash = (password_hash: string) => credentials().update(ofStaff(), { password_hash });

/** The hash of the bytes as typed, as earlier versions stored it. */
const olderHash = (password: string): string => {
  const salt = Buffer.alloc(16, 7);
  const digest = pbkdf2Sync(password, salt, 1, 32, 'sha256');
  return ['pbkdf2-sha256', 1, salt.toString('base64'), digest.toString('base64')].join('$');
};

const loginStatus = async (password: string) => (await api.login('staff', password)).status;
const linkToken = async () => {
  await api.call('PUT', 'v1/auth/reset-password', { body: { username: 'staff@portal.example' } });
  await api.settled();
  return api.lastLinkToken();
};
const setPassword = async (password: string) =>
  api.call('POST', 'v1/auth/set-password', { body: { token: await linkToken(), password } });

describe('a password with accents', () => {
  test.each([
    ['composed', composed],
    ['decomposed', decomposed],
    ['mixed', mixed],
  ])('that was set %s is right in every spelling, and nothing else is', async (_, typed) => {
    expect((await setPassword(typed)).status).toBe(200);
    for (const spelling of [composed, decomposed, mixed]) expect(await loginStatus(spelling)).toBe(200);
    expect(await loginStatus('Nandu-corre-e-3')).toBe(401);
    expect(await loginStatus(` ${composed}`)).toBe(401);
  });

  test('is right in every spelling as the current password', async () => {
    await storeHash(olderHash(decomposed));
    let { token } = (await api.login('staff', composed)).body as { token: string };
    for (const [current_password, password] of [
      [composed, decomposed],
      [composed, mixed],
      [decomposed, 'Fresh-water-7'],
    ] as const) {
      const answer = await api.call('PUT', 'v1/account/password', {
        token,
        body: { current_password, password },
      });
      expect(answer.body).toMatchObject({ success: true });
      ({ token } = answer.body);
    }
  });

  test.each([
    ['composed', composed, [composed, decomposed], false],
    ['decomposed', decomposed, [composed, decomposed], true],
    ['mixed', mixed, [mixed], true],
  ])(
    'that an earlier version hashed %s is right, and is hashed again',
    async (_, typed, accepted, renewed) => {
      for (const spelling of accepted) {
        await storeHash(olderHash(typed));
        expect(await loginStatus(spelling)).toBe(200);
        await api.settled();
        expect((await storedHash()) !== olderHash(typed)).toBe(renewed);
        const hash = await storedHash();
        expect(await loginStatus(composed)).toBe(200);
        await api.settled();
        expect(await storedHash()).toBe(hash);
      }
    },
  );

  test('is not hashed again if it was changed in the meantime', async () => {
    await storeHash(olderHash(decomposed));
    expect(await loginStatus(decomposed)).toBe(200);
    await storeHash(olderHash('Fresh-water-7'));
    await api.settled();
    expect(await storedHash()).toBe(olderHash('Fresh-water-7'));
  });

  test.each([composed, decomposed, mixed, 'Portal-demo-2!'])(
    'costs the same for an unknown account as for a wrong one: %j',
    async (password) => {
      const derive = vi.spyOn(crypto.subtle, 'deriveBits');
      const costOf = async (username: string) => {
        derive.mockClear();
        expect((await api.login(username, password)).status).toBe(401);
        return derive.mock.calls.length;
      };
      expect(await costOf('unknown')).toBe(await costOf('staff'));
      derive.mockRestore();
    },
  );
});

describe('a new password', () => {
  test('is measured in composed characters', async () => {
    expect((await setPassword(`A1!${'é'.repeat(4)}`.normalize('NFD'))).body).toEqual({
      detail: 'invalid',
      errors: { password: 'password-short' },
    });
    const long = `Aa1!${'é'.repeat(124)}`;
    expect((await setPassword(long.normalize('NFD'))).status).toBe(200);
    expect(await loginStatus(long)).toBe(200);
  });

  test.each([
    ['Fresh-water-7\t', 'characters'],
    ['Fresh-\u0000water-7', 'characters'],
    ['Fresh-\ud800water-7', 'characters'],
    ['\u200b\u2800\u3164', 'required'],
    ['Freshwater\u200b7', 'password-rules'],
  ])('%j is rejected: %s', async (password, rule) => {
    expect((await setPassword(password)).body).toEqual({ detail: 'invalid', errors: { password: rule } });
  });

  test('does not end older ones with characters that are no longer allowed', async () => {
    await storeHash(olderHash('Fresh-\twater-7'));
    expect(await loginStatus('Fresh-\twater-7')).toBe(200);
  });
});
