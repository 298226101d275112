import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeyStore } from '@lib/storage';
import { createFakeStorage } from '@tests/helpers/fake-storage';
import { refreshed, rowsForNewToken, setUpSession, signedIn, tokenOf } from '@tests/helpers/session-setup';

const answers = {
  'auth/login': () => ({ token: tokenOf('1'), refresh_token: 'r1' }),
  'auth/refresh-token': refreshed,
  'auth/logout': () => ({}),
  rows: rowsForNewToken,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Fake = ReturnType<typeof createFakeStorage>;
const faults: readonly (readonly [string, (fake: Fake) => void])[] = [
  ['that is blocked', (fake) => fake.breakDown()],
  ['that cannot be read', (fake) => fake.breakDown('getItem')],
  ['that takes everything and keeps nothing', (fake) => fake.forget()],
  ['that cannot be written', (fake) => fake.breakDown('setItem')],
  ['that can only be read', (fake) => fake.breakDown('setItem', 'removeItem')],
  ['that is full', (fake) => fake.fillUp()],
  ['that is full after one entry', (fake) => fake.fillUp(1)],
  ['that is full after two entries', (fake) => fake.fillUp(2)],
];

describe('a browser storage', () => {
  it.each(faults)('%s lets users sign in, for this tab', async (_, breakStorage) => {
    const fake = createFakeStorage();
    breakStorage(fake);
    const tab = setUpSession({ fake, answers });
    await tab.service.login('a', 'b');
    expect(tab.service.current()?.userId).toBe(7);
    expect(tab.isOnlyHere()).toBe(true);
    // No partial entries: another tab must not read them as a full session.
    expect(fake.entries()).toEqual({});
  });

  it('that gets blocked during a session counts as signed out', () => {
    const fake = createFakeStorage(signedIn());
    const tab = setUpSession({ fake, answers });
    fake.breakDown();
    expect(tab.service.current()).toBeNull();
  });

  it.each(faults.slice(2))(
    '%s at the refresh: this tab continues with the new pair',
    async (_, breakStorage) => {
      const fake = createFakeStorage(signedIn());
      const tab = setUpSession({ fake, answers });
      breakStorage(fake);
      await expect(tab.get()).rejects.toMatchObject({ status: 401 });
      await expect(tab.get()).resolves.toEqual({ token: tokenOf('2') });
      expect(tab.isOnlyHere()).toBe(true);
      expect(tab.callsTo('auth/refresh-token')).toHaveLength(1);
    },
  );

  it.each(faults)('%s lets users sign out for good', async (_, breakStorage) => {
    const fake = createFakeStorage();
    breakStorage(fake);
    const tab = setUpSession({ fake, answers });
    await tab.service.login('a', 'b');
    await tab.service.logout();
    expect(tab.service.current()).toBeNull();
    expect(tab.isOnlyHere()).toBe(false);
    await expect(tab.get()).rejects.toMatchObject({ status: 401 });
    expect(tab.callsTo('rows')).toEqual([]);
  });

  it('whose entries cannot be removed returns no session after a logout', async () => {
    const fake = createFakeStorage(signedIn());
    const tab = setUpSession({ fake, answers });
    fake.breakDown('removeItem');
    await tab.service.logout();
    expect(tab.service.current()).toBeNull();
  });

  it('that is full does not keep the replaced pair, with which another tab would end the session', async () => {
    const fake = createFakeStorage(signedIn());
    const [tab, other] = [setUpSession({ fake, answers }), setUpSession({ fake, answers })];
    fake.fillUp();
    await tab.get().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(10);
    expect(fake.entries()).toEqual({});
    expect(other.service.current()).toBeNull();
    expect(tab.service.current()?.userId).toBe(7);
  });

  it('that has room again stores the next login', async () => {
    const fake = createFakeStorage();
    fake.fillUp();
    const tab = setUpSession({ fake, answers });
    await tab.service.login('a', 'b');
    await tab.service.logout();
    fake.fillUp(Infinity);
    await tab.service.login('a', 'b');
    expect(tab.isOnlyHere()).toBe(false);
    expect(fake.entries()).toEqual(signedIn());
  });

  it('with a session of another tab is not changed by a session in memory', async () => {
    const fake = createFakeStorage();
    fake.fillUp();
    const tab = setUpSession({ fake, answers });
    await tab.service.login('a', 'b');
    fake.fillUp(Infinity);
    for (const [key, value] of Object.entries(signedIn(8))) fake.storage.setItem(key, value);
    await tab.get().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(10);
    expect(tab.service.current()?.userId).toBe(7);
    expect(fake.entries()).toEqual(signedIn(8));
  });
});

describe('a key store', () => {
  it('returns what was set last, not what the browser still has', () => {
    const fake = createFakeStorage({ 'portal.a': 'old' });
    const store = createKeyStore(() => fake.storage);
    fake.breakDown('setItem', 'removeItem');
    store.set('a', 'new');
    expect(store.get('a')).toBe('new');
    store.set('a', null);
    expect(store.get('a')).toBeNull();
  });

  it('reads what other tabs write, and drops a value from memory when there is room again', () => {
    const fake = createFakeStorage();
    const store = createKeyStore(() => fake.storage);
    fake.fillUp();
    store.set('a', 'memory');
    fake.fillUp(Infinity);
    store.set('a', 'kept');
    expect(fake.entries()).toEqual({ 'portal.a': 'kept' });
    fake.storage.setItem('portal.a', 'of another tab');
    expect(store.get('a')).toBe('of another tab');
  });

  it.each(['get', 'set', 'remove', 'set all'] as const)('never throws at %s without any storage', (what) => {
    const store = createKeyStore(() => {
      throw new Error('SecurityError');
    });
    const work = {
      get: () => store.get('a'),
      set: () => store.set('a', 'b'),
      remove: () => store.set('a', null),
      'set all': () => store.setAll([['a', 'b']]),
    };
    expect(work[what]).not.toThrow();
  });
});
