import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  delayed,
  refreshed,
  refusal,
  rowsForNewToken,
  setUpSession,
  signedIn,
  tokenOf,
} from '@tests/helpers/session-setup';

const path = 'auth/refresh-token';
const answers = { rows: rowsForNewToken, [path]: refreshed };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a 401', () => {
  it('rejects its query at once and starts a refresh', async () => {
    const tab = setUpSession({ answers: { ...answers, [path]: () => delayed(3000, () => ({})) } });
    await expect(tab.get()).rejects.toMatchObject({ status: 401 });
    expect(tab.callsTo(path)).toHaveLength(1);
    expect(tab.callsTo(path)[0]).toMatchObject({
      token: null,
      call: { method: 'POST', query: { refresh_token: 'r1' }, open: true },
    });
  });

  it('leaves the retry to the query, which gets the new token', async () => {
    const tab = setUpSession({ answers });
    await expect(tab.get()).rejects.toMatchObject({ status: 401 });
    await expect(tab.get()).resolves.toEqual({ token: tokenOf('2') });
    expect(tab.callsTo('rows')).toHaveLength(2);
  });

  it('repeats a mutation once after a successful refresh', async () => {
    const tab = setUpSession({ answers });
    await expect(tab.post()).resolves.toEqual({ token: tokenOf('2') });
    expect(tab.callsTo('rows').map(({ token }) => token)).toEqual([tokenOf('1'), tokenOf('2')]);
  });

  it('repeats a mutation only once', async () => {
    const tab = setUpSession({
      answers: {
        ...answers,
        rows: () => {
          throw refusal(401);
        },
      },
    });
    await expect(tab.post()).rejects.toMatchObject({ status: 401 });
    expect(tab.callsTo('rows')).toHaveLength(2);
  });

  it('does not repeat a mutation after a failed refresh', async () => {
    const tab = setUpSession({
      answers: {
        ...answers,
        [path]: () => {
          throw refusal(503);
        },
      },
    });
    await expect(tab.post()).rejects.toMatchObject({ status: 401 });
    expect(tab.callsTo('rows')).toHaveLength(1);
  });

  it('does not concern an open call, which is sent without a token', async () => {
    const open = setUpSession({ answers });
    await expect(
      open.http.request({ backend: 'v1', method: 'POST', path: 'rows', open: true }),
    ).resolves.toEqual({ token: null });
  });

  it('is the result of a call without a session, which is not sent', async () => {
    const signedOut = setUpSession({ stored: {}, answers: { rows: () => ({}) } });
    await expect(signedOut.get()).rejects.toMatchObject({ status: 401 });
    expect(signedOut.callsTo('rows')).toHaveLength(0);
  });

  it('of fifty calls at once starts one refresh and rejects all of them', async () => {
    const tab = setUpSession({
      answers: { ...answers, [path]: () => delayed(100, () => refreshed({} as never, null)) },
    });
    const all = Promise.allSettled(Array.from({ length: 50 }, () => tab.get()));
    await vi.advanceTimersByTimeAsync(200);
    expect((await all).every(({ status }) => status === 'rejected')).toBe(true);
    expect(tab.callsTo(path)).toHaveLength(1);
  });

  it('that comes late, for a token that was already replaced, starts no other refresh', async () => {
    const tab = setUpSession({
      answers: {
        ...answers,
        slow: () =>
          delayed(500, () => {
            throw refusal(401);
          }),
      },
    });
    const late = tab.post('slow');
    late.catch(() => undefined);
    await expect(tab.get()).rejects.toMatchObject({ status: 401 });
    await vi.advanceTimersByTimeAsync(1100);
    await expect(late).rejects.toMatchObject({ status: 401 });
    // `slow` was repeated with the new token, which was rejected as well. Only `rows` started a refresh.
    expect(tab.callsTo('slow').map(({ token }) => token)).toEqual([tokenOf('1'), tokenOf('2')]);
    expect(tab.callsTo(path)).toHaveLength(1);
  });
});

describe('the hold', () => {
  const slow = (ms: number) => ({
    ...answers,
    [path]: () => delayed(ms, () => ({ token: tokenOf('2'), refresh_token: 'r2' })),
  });

  it('delays later bearer calls until the refresh is done', async () => {
    const tab = setUpSession({ answers: slow(8000) });
    await expect(tab.get()).rejects.toMatchObject({ status: 401 });
    const later = tab.get();
    await vi.advanceTimersByTimeAsync(7900);
    expect(tab.callsTo('rows')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    await expect(later).resolves.toEqual({ token: tokenOf('2') });
  });

  it('lasts at most ten seconds', async () => {
    const tab = setUpSession({ answers: slow(60_000) });
    await expect(tab.get()).rejects.toMatchObject({ status: 401 });
    const later = tab.get();
    later.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(9900);
    expect(tab.callsTo('rows')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(tab.callsTo('rows')).toHaveLength(2);
  });

  it('does not affect open calls', async () => {
    const tab = setUpSession({ answers: { ...slow(8000), open: () => 1 } });
    await expect(tab.get()).rejects.toMatchObject({ status: 401 });
    await expect(
      tab.http.request({ backend: 'form', method: 'GET', path: 'open', open: true }),
    ).resolves.toBe(1);
  });
});

describe('a refresh', () => {
  it('ends the session on 401: clears the storage, reloads the page, makes no logout call', async () => {
    const tab = setUpSession({
      answers: {
        rows: rowsForNewToken,
        [path]: () => {
          throw refusal(401);
        },
      },
    });
    await expect(tab.get()).rejects.toMatchObject({ status: 401 });
    await vi.runAllTimersAsync();
    expect(tab.storage.entries()).toEqual({});
    expect(tab.reload).toHaveBeenCalledOnce();
    expect(tab.callsTo('auth/logout')).toHaveLength(0);
  });

  it.each([0, 400, 403, 404, 409, 429, 500, 503])('keeps the tokens on status %i', async (status) => {
    const tab = setUpSession({
      answers: {
        rows: rowsForNewToken,
        [path]: () => {
          throw refusal(status);
        },
      },
    });
    await expect(tab.get()).rejects.toMatchObject({ status: 401 });
    await vi.runAllTimersAsync();
    expect(tab.storage.entries()).toEqual(signedIn());
    expect(tab.reload).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing', undefined],
    ['text', '<html>'],
    ['an empty object', {}],
    ['half a pair', { token: tokenOf('2') }],
    ['an unreadable token', { token: 'abc', refresh_token: 'r2' }],
    ['empty texts', { token: '', refresh_token: '' }],
    ["another user's pair", { token: tokenOf('2', 8), refresh_token: 'r2' }],
  ])('writes nothing after %s', async (_, answer) => {
    const tab = setUpSession({ answers: { rows: rowsForNewToken, [path]: () => answer } });
    await expect(tab.get()).rejects.toMatchObject({ status: 401 });
    await vi.runAllTimersAsync();
    expect(tab.storage.entries()).toEqual(signedIn());
  });

  it('writes nothing after a logout in the meantime', async () => {
    const tab = setUpSession({
      answers: {
        ...answers,
        [path]: () => delayed(3000, () => ({ token: tokenOf('2'), refresh_token: 'r2' })),
      },
    });
    await expect(tab.get()).rejects.toMatchObject({ status: 401 });
    tab.service.forget();
    await vi.runAllTimersAsync();
    expect(tab.storage.entries()).toEqual({});
    expect(tab.service.current()).toBeNull();
  });

  it('does not end the session of a user who signed in meanwhile', async () => {
    const tab = setUpSession({
      answers: {
        ...answers,
        [path]: () =>
          delayed(3000, () => {
            throw refusal(401);
          }),
      },
    });
    await expect(tab.get()).rejects.toMatchObject({ status: 401 });
    for (const [key, value] of Object.entries({ ...signedIn(8), 'portal.refresh-token': 'other' }))
      tab.storage.storage.setItem(key, value);
    await vi.runAllTimersAsync();
    expect(tab.reload).not.toHaveBeenCalled();
    expect(tab.service.current()?.userId).toBe(8);
  });

  it('notifies subscribers about new rights', async () => {
    const tab = setUpSession({
      answers: {
        rows: rowsForNewToken,
        [path]: () => ({ token: tokenOf('2', 7, ['eip_menu_users']), refresh_token: 'r2' }),
      },
    });
    const listener = vi.fn();
    tab.service.subscribe(listener);
    await expect(tab.get()).rejects.toMatchObject({ status: 401 });
    await vi.runAllTimersAsync();
    expect(listener).toHaveBeenCalledOnce();
    expect(tab.service.current()?.permissions).toEqual(['eip_menu_users']);
  });
});

describe('the breaker', () => {
  it('stops after ten refreshes in thirty seconds, for thirty seconds', async () => {
    let count = 1;
    const tab = setUpSession({
      answers: {
        rows: () => {
          throw refusal(401);
        },
        [path]: () => ({ token: tokenOf(String(++count)), refresh_token: `r${count}` }),
      },
    });
    const fail = async () => {
      await expect(tab.get()).rejects.toMatchObject({ status: 401 });
      await vi.advanceTimersByTimeAsync(10);
    };
    for (let round = 0; round < 15; round++) await fail();
    expect(tab.callsTo(path)).toHaveLength(10);
    await vi.advanceTimersByTimeAsync(29_000);
    await fail();
    expect(tab.callsTo(path)).toHaveLength(10);
    await vi.advanceTimersByTimeAsync(1_000);
    await fail();
    expect(tab.callsTo(path)).toHaveLength(11);
  });
});
