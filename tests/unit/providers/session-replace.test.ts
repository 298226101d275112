import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { delayed, refusal, rowsForNewToken, setUpSession, tokenOf } from '@tests/helpers/session-setup';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pair = { success: true, token: tokenOf('2'), refresh_token: 'r2' };

describe('a call that replaces the tokens', () => {
  it('stores the new ones and notifies the page', async () => {
    const tab = setUpSession();
    const listener = vi.fn();
    tab.service.subscribe(listener);
    await tab.service.replaceTokens(() => Promise.resolve(pair));
    expect(tab.storage.entries()).toMatchObject({
      'portal.token': tokenOf('2'),
      'portal.refresh-token': 'r2',
    });
    expect(listener).toHaveBeenCalledOnce();
  });

  it.each([
    ['no tokens', { success: true }],
    ['tokens of another user', { token: tokenOf('2', 8), refresh_token: 'r2' }],
  ])('changes nothing with %s', async (_, answer) => {
    const tab = setUpSession();
    await tab.service.replaceTokens(() => Promise.resolve(answer));
    expect(tab.storage.entries()).toMatchObject({
      'portal.token': tokenOf('1'),
      'portal.refresh-token': 'r1',
    });
  });

  it('rejects as the call does', async () => {
    const tab = setUpSession();
    await expect(tab.service.replaceTokens(() => Promise.reject(refusal(422)))).rejects.toMatchObject({
      status: 422,
    });
  });

  it('keeps the session when a refresh with the old token is rejected meanwhile', async () => {
    const tab = setUpSession({
      answers: {
        rows: rowsForNewToken,
        'auth/refresh-token': () => {
          throw refusal(401);
        },
      },
    });
    const replaced = tab.service.replaceTokens(() => delayed(500, () => pair));
    await expect(tab.get()).rejects.toMatchObject({ status: 401 });
    await vi.advanceTimersByTimeAsync(500);
    await replaced;
    expect(tab.reload).not.toHaveBeenCalled();
    await expect(tab.get()).resolves.toEqual({ token: tokenOf('2') });
  });
});
