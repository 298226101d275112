import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createExclusive } from '@providers/session/exclusive';
import { followTabs } from '@providers/session/tabs';
import { createLocks, frozenLocks, refusedLocks } from '@tests/helpers/fake-locks';
import { createFakeStorage } from '@tests/helpers/fake-storage';
import {
  delayed,
  refusal,
  rowsForNewToken,
  setUpSession,
  signedIn,
  tokenOf,
  type Answer,
} from '@tests/helpers/session-setup';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('several tabs', () => {
  const fiveTabs = (locks: LockManager | undefined, grace: boolean) => {
    const fake = createFakeStorage(signedIn());
    let valid = 'r1';
    const answers = {
      rows: rowsForNewToken,
      'auth/refresh-token': ({ query }: { query?: unknown }) =>
        delayed(50, () => {
          const sent = (query as { refresh_token: string }).refresh_token;
          if (sent !== valid && !grace) throw refusal(401);
          valid = 'r2';
          return { token: tokenOf('2'), refresh_token: 'r2' };
        }),
    };
    return Array.from({ length: 5 }, () => setUpSession({ fake, answers, ...(locks && { locks }) }));
  };
  const callFromAllTabs = async (tabs: ReturnType<typeof fiveTabs>) => {
    const all = Promise.allSettled(tabs.flatMap((tab) => Array.from({ length: 10 }, () => tab.get())));
    await vi.advanceTimersByTimeAsync(10_000);
    await all;
    return tabs.flatMap((tab) => tab.callsTo('auth/refresh-token')).length;
  };

  it('make one refresh together and no tab is logged out, without any grace', async () => {
    const tabs = fiveTabs(createLocks(), false);
    expect(await callFromAllTabs(tabs)).toBe(1);
    for (const tab of tabs) {
      expect(tab.reload).not.toHaveBeenCalled();
      await expect(tab.get()).resolves.toEqual({ token: tokenOf('2') });
    }
  });

  it('make at most one each without locks, and no tab is logged out within the grace', async () => {
    const tabs = fiveTabs(undefined, true);
    expect(await callFromAllTabs(tabs)).toBeLessThanOrEqual(5);
    for (const tab of tabs) expect(tab.storage.entries()['portal.refresh-token']).toBe('r2');
  });
});

describe('locks of any kind', () => {
  const shared = (locks: LockManager | undefined, count: number) => {
    const fake = createFakeStorage(signedIn());
    const sent: string[] = [];
    const answers: Record<string, Answer> = {
      rows: rowsForNewToken,
      'auth/refresh-token': () => {
        sent.push('refresh');
        return delayed(50, () => ({ token: tokenOf('2'), refresh_token: 'r2' }));
      },
    };
    const tabs = Array.from({ length: count }, () =>
      setUpSession({ fake, answers, ...(locks && { locks }) }),
    );
    return { tabs, sent };
  };

  it.each([
    ['kept', createLocks, 1, 1_000],
    ['that are none', (): undefined => undefined, 3, 1_000],
    ['that the browser refuses', refusedLocks, 3, 1_000],
    ['of a frozen tab', frozenLocks, 3, 6_000],
  ] as const)('%s: three tabs continue within their time', async (_, make, maxCalls, withinMs) => {
    const { tabs, sent } = shared(make(), 3);
    const all = tabs.map((tab) => tab.post());
    await vi.advanceTimersByTimeAsync(withinMs);
    await expect(Promise.all(all)).resolves.toEqual(tabs.map(() => ({ token: tokenOf('2') })));
    expect(sent.length).toBeLessThanOrEqual(maxCalls);
  });

  it('a tab that waits for the lock sends nothing if the pair was replaced meanwhile', async () => {
    const { tabs, sent } = shared(createLocks(), 2);
    await Promise.allSettled(tabs.map((tab) => tab.get()));
    await vi.advanceTimersByTimeAsync(200);
    for (const tab of tabs) await expect(tab.get()).resolves.toEqual({ token: tokenOf('2') });
    expect(sent).toHaveLength(1);
  });
});

describe('the lock', () => {
  it('is no longer waited for after five seconds, and the work runs once', async () => {
    const work = vi.fn(() => Promise.resolve('done'));
    const result = createExclusive(frozenLocks(), 'name')(work);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await expect(result).resolves.toBe('done');
    expect(work).toHaveBeenCalledOnce();
  });

  it('that had to be waited for gives the storage a moment to catch up; a free one does not', async () => {
    const run = createExclusive(createLocks(), 'name');
    const started: string[] = [];
    const work = (name: string) => () => {
      started.push(name);
      return delayed(500, () => name);
    };
    const all = Promise.all([run(work('first')), run(work('second'))]);
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(['first']);
    await vi.advanceTimersByTimeAsync(590);
    expect(started).toEqual(['first']);
    await vi.advanceTimersByTimeAsync(20);
    expect(started).toEqual(['first', 'second']);
    await vi.advanceTimersByTimeAsync(500);
    await expect(all).resolves.toEqual(['first', 'second']);
  });

  it('lets long work finish and rethrows its error', async () => {
    const run = createExclusive(createLocks(), 'name');
    const long = run(() => delayed(9_000, () => 'long'));
    await vi.advanceTimersByTimeAsync(9_100);
    await expect(long).resolves.toBe('long');
    await expect(run(() => Promise.reject(new Error('fault')))).rejects.toThrow('fault');
  });
});

describe('what other tabs do', () => {
  const setUpTabs = () => {
    const target = new EventTarget();
    const tab = setUpSession();
    const listener = vi.fn();
    const cover = vi.fn();
    const stop = followTabs({
      syncSession: tab.syncSession,
      reload: tab.reload,
      setPageHidden: cover,
      target: target as unknown as Window,
    });
    tab.service.subscribe(listener);
    const send = (type: string, fields: object) =>
      target.dispatchEvent(Object.assign(new Event(type), fields));
    return { ...tab, listener, cover, send, stop };
  };

  it.each(['portal.token', null])('a logout in another tab (key %s) is announced without a call', (key) => {
    const tab = setUpTabs();
    tab.storage.storage.clear();
    tab.send('storage', { key });
    expect(tab.listener).toHaveBeenCalledOnce();
    expect(tab.service.current()).toBeNull();
    expect(tab.calls).toHaveLength(0);
  });

  it('another user makes this page restart', () => {
    const tab = setUpTabs();
    for (const [key, value] of Object.entries(signedIn(8))) tab.storage.storage.setItem(key, value);
    tab.send('storage', { key: 'portal.token' });
    expect(tab.restart).toHaveBeenCalledOnce();
  });

  it('other entries and an unchanged token change nothing', () => {
    const tab = setUpTabs();
    tab.send('storage', { key: 'portal.eip-client' });
    tab.send('storage', { key: 'portal.token' });
    expect(tab.listener).not.toHaveBeenCalled();
  });

  it('a page goes into the back-forward cache covered, and comes out of it uncovered', () => {
    const tab = setUpTabs();
    tab.send('pagehide', { persisted: false });
    expect(tab.cover).not.toHaveBeenCalled();
    tab.send('pagehide', { persisted: true });
    expect(tab.cover).toHaveBeenLastCalledWith(true);
    tab.send('pageshow', { persisted: true });
    expect(tab.cover).toHaveBeenLastCalledWith(false);
    expect(tab.reload).not.toHaveBeenCalled();
  });

  it.each([
    ['no user', {}],
    ['another user', signedIn(8)],
  ])('it stays covered and is reloaded if %s is signed in by then', (_, stored) => {
    const tab = setUpTabs();
    tab.send('pagehide', { persisted: true });
    tab.storage.storage.clear();
    for (const [key, value] of Object.entries(stored)) tab.storage.storage.setItem(key, value);
    tab.send('pageshow', { persisted: false });
    expect(tab.reload).not.toHaveBeenCalled();
    tab.send('pageshow', { persisted: true });
    expect(tab.reload).toHaveBeenCalledOnce();
    expect(tab.cover).toHaveBeenCalledOnce();
  });

  it('changes are no longer followed after the stop', () => {
    const tab = setUpTabs();
    tab.stop();
    tab.storage.storage.clear();
    tab.send('storage', { key: null });
    expect(tab.listener).not.toHaveBeenCalled();
  });
});
