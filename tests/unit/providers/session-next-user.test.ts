import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttp } from '@lib/http';
import { createFakeStorage } from '@tests/helpers/fake-storage';
import { delayed, refusal, setUpSession, signedIn, tokenOf, type Answer } from '@tests/helpers/session-setup';

const path = 'auth/refresh-token';
const entriesOf8 = { ...signedIn(8), 'portal.refresh-token': 'other' };
const put = (tab: ReturnType<typeof setUpSession>, entries: Record<string, string>) => {
  tab.storage.storage.clear();
  for (const [key, value] of Object.entries(entries)) tab.storage.storage.setItem(key, value);
};
const refuseFirst: Answer = (_, token) => {
  if (token === tokenOf('1')) throw refusal(401);
  return { token };
};
const slowPair = (ms: number) => () => delayed(ms, () => ({ token: tokenOf('2'), refresh_token: 'r2' }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what one user started is not done in the name of the next', () => {
  it('a call that waited for a refresh', async () => {
    const tab = setUpSession({ answers: { rows: refuseFirst, [path]: slowPair(3000) } });
    await expect(tab.get()).rejects.toMatchObject({ status: 401 });
    const held = tab.post();
    held.catch(() => undefined);
    put(tab, {});
    tab.syncSession();
    put(tab, entriesOf8);
    tab.syncSession();
    await vi.runAllTimersAsync();
    await expect(held).rejects.toMatchObject({ status: 401 });
    expect(tab.callsTo('rows')).toHaveLength(1);
  });

  it('a mutation that is to be repeated', async () => {
    const tab = setUpSession({ answers: { rows: refuseFirst, [path]: slowPair(3000) } });
    const refused = tab.post();
    refused.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    put(tab, entriesOf8);
    await vi.runAllTimersAsync();
    await expect(refused).rejects.toMatchObject({ status: 401 });
    expect(tab.callsTo('rows').map(({ token }) => token)).toEqual([tokenOf('1')]);
  });

  it('a mutation whose 401 comes when the next user is signed in', async () => {
    const late: Answer = (_, token) =>
      delayed(500, () => {
        if (token === tokenOf('1')) throw refusal(401);
        return { token };
      });
    const tab = setUpSession({ answers: { rows: late } });
    const refused = tab.post();
    refused.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(100);
    put(tab, entriesOf8);
    await vi.runAllTimersAsync();
    await expect(refused).rejects.toMatchObject({ status: 401 });
    expect(tab.callsTo('rows')).toHaveLength(1);
    expect(tab.callsTo(path)).toHaveLength(0);
  });

  it('a 401 for a token of the previous user causes no retry', async () => {
    const tab = setUpSession();
    put(tab, entriesOf8);
    await expect(tab.bearer.refused(tokenOf('1'))).resolves.toBe(false);
    await expect(tab.bearer.refused(tokenOf('0', 8))).resolves.toBe(true);
  });

  it('a retry requires a token of the same user', async () => {
    const token = vi.fn((earlier?: string) => (earlier === 'second' ? null : earlier ? 'second' : 'first'));
    const transport = vi.fn(() => Promise.reject(refusal(401)));
    const http = createHttp({ transport, token, refused: () => Promise.resolve(true) });
    const call = http.request({ backend: 'v1', method: 'POST', path: 'rows' });
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(token.mock.calls).toEqual([[], ['first'], ['second']]);
    expect(transport).toHaveBeenCalledOnce();
  });

  it('a call of a page that was not notified yet, which restarts instead', async () => {
    const tab = setUpSession({ answers: { rows: refuseFirst } });
    put(tab, entriesOf8);
    await tab.post().catch(() => undefined);
    expect(tab.callsTo('rows')).toEqual([]);
    expect(tab.restart).toHaveBeenCalled();
  });
});

describe('the next user', () => {
  it('does not wait for the refresh of the previous user', async () => {
    const tab = setUpSession({ answers: { rows: refuseFirst, [path]: slowPair(9000) } });
    await expect(tab.get()).rejects.toMatchObject({ status: 401 });
    tab.service.forget();
    put(tab, entriesOf8);
    await expect(tab.get()).resolves.toEqual({ token: tokenOf('1', 8) });
  });

  it('has a separate refresh, even if the refresh of the previous user ends meanwhile', async () => {
    const answers: Record<string, Answer> = {
      rows: () => {
        throw refusal(401);
      },
      [path]: ({ query }) =>
        query?.['refresh_token'] === 'r1'
          ? delayed(1000, () => ({ token: tokenOf('2'), refresh_token: 'r2' }))
          : delayed(3000, () => ({ token: tokenOf('2', 8), refresh_token: 'other2' })),
    };
    const tab = setUpSession({ answers });
    await tab.get().catch(() => undefined);
    tab.service.forget();
    put(tab, entriesOf8);
    await tab.get().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(2000);
    // The hold of the second refresh still applies.
    const held = tab.get();
    held.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(500);
    expect(tab.callsTo('rows')).toHaveLength(2);
    await vi.runAllTimersAsync();
    expect(
      tab
        .callsTo(path)
        .map(({ call }) => call.query?.['refresh_token'])
        .slice(0, 2),
    ).toEqual(['r1', 'other']);
    expect(tab.storage.entries()['portal.token']).toBe(tokenOf('2', 8));
  });

  it.each([
    ['while the server is told', 200],
    ['while it refuses the token', 401],
  ])('is not signed out by an earlier logout, %s', async (_, status) => {
    const tab = setUpSession({
      answers: {
        'auth/logout': () =>
          delayed(3000, () => {
            if (status !== 200) throw refusal(status);
          }),
      },
    });
    const left = tab.service.logout();
    await vi.advanceTimersByTimeAsync(1000);
    put(tab, entriesOf8);
    await vi.runAllTimersAsync();
    await left;
    expect(tab.storage.entries()).toEqual(entriesOf8);
    expect(tab.callsTo('auth/logout')).toHaveLength(1);
    expect(tab.restart).toHaveBeenCalled();
  });

  it('is not signed out by a rejected refresh of the previous user', async () => {
    const tab = setUpSession({
      answers: {
        rows: refuseFirst,
        [path]: () =>
          delayed(3000, () => {
            throw refusal(401);
          }),
      },
    });
    await expect(tab.get()).rejects.toMatchObject({ status: 401 });
    put(tab, entriesOf8);
    await vi.runAllTimersAsync();
    expect(tab.storage.entries()).toEqual(entriesOf8);
    expect(tab.reload).not.toHaveBeenCalled();
  });
});

describe('storage that is cleared during a session', () => {
  it('is noticed by the next call: subscribers are notified, and nothing is sent', async () => {
    const tab = setUpSession({ answers: { rows: (_, token) => ({ token }) } });
    const listener = vi.fn();
    tab.service.subscribe(listener);
    tab.storage.storage.clear();
    await expect(tab.get()).rejects.toMatchObject({ status: 401 });
    expect(tab.callsTo('rows')).toEqual([]);
    expect(listener).toHaveBeenCalledOnce();
    expect(tab.service.current()).toBeNull();
  });

  it.each(['portal.token', 'portal.refresh-token', 'portal.user'])(
    'is noticed even if only %s is missing',
    async (key) => {
      const tab = setUpSession({ answers: { rows: (_, token) => ({ token }) } });
      tab.storage.storage.removeItem(key);
      await expect(tab.get()).rejects.toMatchObject({ status: 401 });
      expect(tab.callsTo('rows')).toEqual([]);
      expect(tab.service.current()).toBeNull();
    },
  );

  it('during a refresh discards the new tokens', async () => {
    const tab = setUpSession({ answers: { rows: refuseFirst, [path]: slowPair(3000) } });
    await expect(tab.get()).rejects.toMatchObject({ status: 401 });
    tab.storage.storage.clear();
    await vi.runAllTimersAsync();
    expect(tab.storage.entries()).toEqual({});
  });

  it('does not prevent a new login', async () => {
    const fake = createFakeStorage(signedIn());
    const tab = setUpSession({
      fake,
      answers: { 'auth/login': () => ({ token: tokenOf('1', 8), refresh_token: 'other' }) },
    });
    fake.storage.clear();
    await tab.service.login('a', 'b');
    expect(fake.entries()).toEqual(entriesOf8);
  });
});
