import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, setUpSession, tokenOf, type Answer } from '@tests/helpers/session-setup';

const path = 'auth/refresh-token';
const forbidden: Answer = () => {
  throw refusal(403, 'forbidden');
};
/** Returns a new pair for each refresh, with these permissions. */
const pairs = (permissions: readonly string[] = []): Answer => {
  let count = 1;
  return () => ({ token: tokenOf(String(++count), 7, permissions), refresh_token: `r${count}` });
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const expectForbidden = async (tab: ReturnType<typeof setUpSession>, call = () => tab.get()) => {
  await expect(call()).rejects.toMatchObject({ status: 403 });
  await vi.advanceTimersByTimeAsync(10);
};

describe('a 403', () => {
  it.each(['GET', 'POST'])('of a %s starts one refresh; the call itself is not repeated', async (method) => {
    const tab = setUpSession({ answers: { rows: forbidden, [path]: pairs() } });
    await expectForbidden(tab, () => (method === 'GET' ? tab.get() : tab.post()));
    expect(tab.callsTo(path)).toHaveLength(1);
    expect(tab.callsTo('rows')).toHaveLength(1);
  });

  it('loads the current rights, and notifies subscribers', async () => {
    const tab = setUpSession({ answers: { rows: forbidden, [path]: pairs(['eip_menu_users']) } });
    const listener = vi.fn();
    tab.service.subscribe(listener);
    await expectForbidden(tab);
    expect(tab.service.current()?.permissions).toEqual(['eip_menu_users']);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('with the refreshed token starts no other refresh, so there is no loop', async () => {
    const tab = setUpSession({ answers: { rows: forbidden, [path]: pairs() } });
    for (let round = 0; round < 20; round++) await expectForbidden(tab);
    expect(tab.callsTo(path)).toHaveLength(1);
  });

  it('starts a refresh again after thirty seconds', async () => {
    const tab = setUpSession({ answers: { rows: forbidden, [path]: pairs() } });
    await expectForbidden(tab);
    await vi.advanceTimersByTimeAsync(29_000);
    await expectForbidden(tab);
    expect(tab.callsTo(path)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await expectForbidden(tab);
    expect(tab.callsTo(path)).toHaveLength(2);
  });

  it('of fifty calls at once starts one refresh', async () => {
    const tab = setUpSession({ answers: { rows: forbidden, [path]: pairs() } });
    const all = await Promise.allSettled(Array.from({ length: 50 }, () => tab.get()));
    await vi.advanceTimersByTimeAsync(10);
    expect(all.every(({ status }) => status === 'rejected')).toBe(true);
    expect(tab.callsTo(path)).toHaveLength(1);
  });

  it.each([0, 403, 500, 503])(
    'whose refresh fails with %i starts no second refresh with this token',
    async (status) => {
      const fails: Answer = () => {
        throw refusal(status);
      };
      const tab = setUpSession({ answers: { rows: forbidden, [path]: fails } });
      await expectForbidden(tab);
      await vi.advanceTimersByTimeAsync(60_000);
      await expectForbidden(tab);
      expect(tab.callsTo(path)).toHaveLength(1);
      expect(tab.service.current()?.userId).toBe(7);
    },
  );

  it('whose refresh is rejected with 401 ends the session', async () => {
    const refused: Answer = () => {
      throw refusal(401);
    };
    const tab = setUpSession({ answers: { rows: forbidden, [path]: refused } });
    await expectForbidden(tab);
    expect(tab.storage.entries()).toEqual({});
    expect(tab.reload).toHaveBeenCalledOnce();
  });

  it('for a token that was replaced meanwhile starts no refresh', async () => {
    const tab = setUpSession({ answers: { [path]: pairs() } });
    tab.bearer.forbidden('an older one');
    await vi.advanceTimersByTimeAsync(10);
    expect(tab.callsTo(path)).toHaveLength(0);
  });

  it.each([
    ['an open call', { open: true }],
    ['a call that may be forbidden', { mayBeForbidden: true }],
  ])('of %s starts no refresh', async (_, fields) => {
    const tab = setUpSession({ answers: { rows: forbidden, [path]: pairs() } });
    await expectForbidden(tab, () =>
      tab.http.request({ backend: 'v1', method: 'GET', path: 'rows', ...fields }),
    );
    expect(tab.callsTo(path)).toHaveLength(0);
  });

  it('makes other calls wait for the new rights', async () => {
    let release: (() => void) | undefined;
    const tab = setUpSession({
      answers: {
        rows: forbidden,
        other: (_, token) => ({ token }),
        [path]: async (call, token) => {
          await new Promise<void>((resolve) => (release = resolve));
          return pairs()(call, token);
        },
      },
    });
    await expectForbidden(tab);
    const other = tab.get('other');
    await vi.advanceTimersByTimeAsync(100);
    expect(tab.callsTo('other')).toHaveLength(0);
    release?.();
    await expect(other).resolves.toEqual({ token: tokenOf('2', 7, []) });
  });

  it('and a 401 together start one refresh', async () => {
    const refused: Answer = (_, token) => {
      if (token === tokenOf('1')) throw refusal(401);
    };
    const tab = setUpSession({ answers: { rows: forbidden, refused, [path]: pairs() } });
    await Promise.allSettled([tab.get(), tab.get('refused')]);
    await vi.advanceTimersByTimeAsync(10);
    expect(tab.callsTo(path)).toHaveLength(1);
  });
});
