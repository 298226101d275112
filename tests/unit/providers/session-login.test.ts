import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeStorage } from '@tests/helpers/fake-storage';
import { delayed, refreshed, refusal, setUpSession, signedIn, tokenOf } from '@tests/helpers/session-setup';
import { makeToken } from '@tests/helpers/token';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pair = { token: tokenOf('1'), refresh_token: 'r1' };
const asksForCode = { two_factor_required: true, two_factor_token: 'challenge' };
const signedOut = (answers: Parameters<typeof setUpSession>[0] = {}) =>
  setUpSession({ stored: {}, ...answers });

describe('login', () => {
  it('stores token, refresh token and user, and nothing else', async () => {
    const tab = signedOut({ answers: { 'auth/login': () => pair } });
    await expect(tab.service.login('a@b.example', 'secret')).resolves.toBe('signed-in');
    expect(tab.storage.entries()).toEqual(signedIn());
    expect(tab.service.current()).toMatchObject({ userId: 7, permissions: ['eip_menu_workers'] });
    expect(tab.calls[0]).toMatchObject({
      token: null,
      call: { open: true, body: { username: 'a@b.example', password: 'secret' } },
    });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['an empty object', {}],
    ['a token without refresh token', { token: pair.token }],
    ['a token without user', { token: makeToken({ permissions: [] }), refresh_token: 'r' }],
    ['a second factor without its token', { two_factor_required: true }],
  ])('fails on %s', async (_, answer) => {
    const tab = signedOut({ answers: { 'auth/login': () => answer } });
    await expect(tab.service.login('a', 'b')).rejects.toMatchObject({ status: 401 });
    expect(tab.storage.entries()).toEqual({});
    expect(tab.service.twoFactorPending()).toBe(false);
  });

  it('rethrows a refusal and starts no refresh', async () => {
    const tab = signedOut({
      answers: {
        'auth/login': () => {
          throw refusal(401, 'invalid credentials');
        },
      },
    });
    await expect(tab.service.login('a', 'b')).rejects.toMatchObject({ detail: 'invalid credentials' });
    expect(tab.callsTo('auth/refresh-token')).toHaveLength(0);
  });

  it('works in this tab if the storage cannot be written', async () => {
    const fake = createFakeStorage();
    fake.breakDown();
    const tab = signedOut({ fake, answers: { 'auth/login': () => pair } });
    await tab.service.login('a', 'b');
    expect(tab.service.current()?.userId).toBe(7);
  });
});

describe('two-factor login', () => {
  it('keeps its token in memory only, and sends it with the code', async () => {
    const tab = signedOut({ answers: { 'auth/login': () => asksForCode, 'auth/two-factor': () => pair } });
    await expect(tab.service.login('a', 'b')).resolves.toBe('two-factor');
    expect(tab.service.twoFactorPending()).toBe(true);
    expect(tab.service.current()).toBeNull();
    expect(tab.storage.entries()).toEqual({});
    await tab.service.verifyCode('123456');
    expect(tab.callsTo('auth/two-factor')[0]?.call.body).toEqual({
      two_factor_token: 'challenge',
      code: '123456',
    });
    expect(tab.service.twoFactorPending()).toBe(false);
    expect(tab.service.current()?.userId).toBe(7);
  });

  it.each([
    ['mail', {}],
    ['mail', { two_factor_kind: 'mail' }],
    ['mail', { two_factor_kind: 7 }],
    ['app', { two_factor_kind: 'app' }],
  ])('reads that the code comes by %s from %j', async (kind, kindFields) => {
    const tab = signedOut({
      answers: { 'auth/login': () => ({ ...asksForCode, ...kindFields }), 'auth/two-factor': () => pair },
    });
    await tab.service.login('a', 'b');
    expect(tab.service.twoFactorKind()).toBe(kind);
    await tab.service.verifyRecoveryCode('abcde-12345');
    expect(tab.callsTo('auth/two-factor')[0]?.call.body).toEqual({
      two_factor_token: 'challenge',
      recovery_code: 'abcde-12345',
    });
    expect(tab.service.current()?.userId).toBe(7);
  });

  it('continues after a wrong code, and ends when the login has expired', async () => {
    let status = 401;
    const tab = signedOut({
      answers: {
        'auth/login': () => asksForCode,
        'auth/two-factor': () => {
          throw refusal(status);
        },
      },
    });
    await tab.service.login('a', 'b');
    await expect(tab.service.verifyCode('1')).rejects.toMatchObject({ status: 401 });
    expect(tab.service.twoFactorPending()).toBe(true);
    status = 410;
    await expect(tab.service.verifyCode('1')).rejects.toMatchObject({ status: 410 });
    expect(tab.service.twoFactorPending()).toBe(false);
    await expect(tab.service.resendCode()).rejects.toMatchObject({ status: 410 });
  });
});

describe('logout', () => {
  it('notifies the server, then clears everything', async () => {
    const stored = {
      ...signedIn(),
      'portal.eip-client': '3',
      'portal.eip-client-search': 'har',
      'portal.visited-clients': '7:3,5',
      other: 'stays',
    };
    const tab = setUpSession({ stored, answers: { 'auth/logout': () => ({ success: true }) } });
    const listener = vi.fn();
    tab.service.subscribe(listener);
    await tab.service.logout();
    expect(tab.callsTo('auth/logout')[0]).toMatchObject({ token: tokenOf('1'), call: { timeoutMs: 5000 } });
    expect(tab.storage.entries()).toEqual({ other: 'stays' });
    expect(listener).toHaveBeenCalledOnce();
    expect(tab.reload).not.toHaveBeenCalled();
  });

  it('after a 401 makes a second call, with the new token', async () => {
    const tab = setUpSession({
      answers: {
        'auth/refresh-token': refreshed,
        'auth/logout': (_, token) => {
          if (token === tokenOf('1')) throw refusal(401);
        },
      },
    });
    await tab.service.logout();
    expect(tab.callsTo('auth/logout').map(({ token }) => token)).toEqual([tokenOf('1'), tokenOf('2')]);
    expect(tab.storage.entries()).toEqual({});
  });

  it('makes at most two calls, even if the second gets a 401 too', async () => {
    const tab = setUpSession({
      answers: {
        'auth/refresh-token': refreshed,
        'auth/logout': () => {
          throw refusal(401);
        },
      },
    });
    await tab.service.logout();
    expect(tab.callsTo('auth/logout')).toHaveLength(2);
    expect(tab.storage.entries()).toEqual({});
  });

  it.each([0, 403, 500])('clears after status %i without a second call', async (status) => {
    const tab = setUpSession({
      answers: {
        'auth/logout': () => {
          throw refusal(status);
        },
      },
    });
    await tab.service.logout();
    expect(tab.callsTo('auth/logout')).toHaveLength(1);
    expect(tab.service.current()).toBeNull();
  });

  it('waits at most five seconds for a refresh in between', async () => {
    const tab = setUpSession({
      answers: {
        'auth/refresh-token': () => delayed(60_000, () => undefined),
        'auth/logout': () => {
          throw refusal(401);
        },
      },
    });
    const done = tab.service.logout();
    await vi.advanceTimersByTimeAsync(5_100);
    await done;
    expect(tab.service.current()).toBeNull();
  });

  it('without a session makes no call', async () => {
    const tab = signedOut();
    await tab.service.logout();
    expect(tab.calls).toHaveLength(0);
  });

  it('makes no call if it is forced', () => {
    const tab = setUpSession();
    tab.service.forget();
    expect(tab.calls).toHaveLength(0);
    expect(tab.storage.entries()).toEqual({});
  });
});
