import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from '@providers/session/session';
import { createHttp } from '@lib/http';
import { createKeyStore } from '@lib/storage';
import { createFakeStorage } from '@tests/helpers/fake-storage';
import {
  refreshed,
  refusal,
  rowsForNewToken,
  setUpSession,
  signedIn,
  tokenOf,
} from '@tests/helpers/session-setup';
import { makeToken } from '@tests/helpers/token';

const minute = 60_000;
const day = 24 * 60 * minute;
const wrongBy = [-day, -10 * minute, 10 * minute, day];

// Only the date: durations are measured by the monotonic clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe.each(wrongBy)('with a clock that is wrong by %i ms', (shift) => {
  it('a token that seems to be expired, or from the future, is used until the server rejects it', async () => {
    const exp = Math.round(Date.now() / 1000) + 15 * 60;
    vi.setSystemTime(Date.now() + shift);
    const token = makeToken({ id: 7, permissions: [], exp }, 'x');
    const tab = setUpSession({
      stored: { ...signedIn(), 'portal.token': token },
      answers: { rows: (_, sent) => sent },
    });
    await expect(tab.get()).resolves.toBe(token);
    expect(tab.callsTo('auth/refresh-token')).toHaveLength(0);
  });

  it('a rejected token is refreshed once', async () => {
    vi.setSystemTime(Date.now() + shift);
    const tab = setUpSession({ answers: { rows: rowsForNewToken, 'auth/refresh-token': refreshed } });
    await expect(tab.post()).resolves.toEqual({ token: tokenOf('2') });
    expect(tab.callsTo('auth/refresh-token')).toHaveLength(1);
  });

  it('the breaker stays open when the clock jumps', async () => {
    let count = 1;
    const sent: string[] = [];
    const fake = createFakeStorage(signedIn());
    const transport = (({ path }: { path: string }) => {
      sent.push(path);
      count += 1;
      return path === 'rows'
        ? Promise.reject(refusal(401))
        : Promise.resolve({ token: tokenOf(String(count)), refresh_token: `r${count}` });
    }) as unknown as Parameters<typeof createSession>[0]['transport'];
    const { bearer } = createSession({
      transport,
      keyStore: createKeyStore(() => fake.storage),
      reload: vi.fn(),
      restart: vi.fn(),
    });
    const http = createHttp({ transport, ...bearer });
    for (let round = 0; round < 20; round++) {
      await http.request({ backend: 'v1', method: 'POST', path: 'rows' }).catch(() => undefined);
      if (round === 10) vi.setSystemTime(Date.now() + shift);
    }
    expect(sent.filter((path) => path !== 'rows')).toHaveLength(10);
  });
});
