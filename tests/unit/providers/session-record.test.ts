import { describe, expect, it } from 'vitest';
import { createSessionStore, pairOf, recordOf } from '@providers/session/session-record';
import { createKeyStore } from '@lib/storage';
import { createFakeStorage } from '@tests/helpers/fake-storage';
import { signedIn } from '@tests/helpers/session-setup';
import { makeToken } from '@tests/helpers/token';

const read = (entries: Record<string, string>) => {
  const fake = createFakeStorage(entries);
  const store = createSessionStore(createKeyStore(() => fake.storage));
  return { record: store.read(), fake, store };
};

const faults = {
  empty: '',
  null: 'null',
  undefined: 'undefined',
  brace: '{',
  list: '[]',
  number: '12',
  'other type': '"text"',
  '5 MB': 'x'.repeat(5_000_000),
  'old version': JSON.stringify({ v: 0, id: 7 }),
  'no dots': 'token',
  'bad base64': 'a.%%%.c',
  'no id': makeToken({ permissions: [] }),
  'id as text': makeToken({ id: '7', permissions: [] }),
};

describe('a session', () => {
  it('contains what the token says about the user, and nothing else', () => {
    const claims = { id: 7, permissions: ['a'] };
    const employee = { employee_id: 3, onboarding_complete: false, membership_sig: 'sig' };
    const plainToken = makeToken(claims);
    expect(recordOf({ token: plainToken, refreshToken: 'r' })).toStrictEqual({
      token: plainToken,
      refreshToken: 'r',
      userId: 7,
      permissions: ['a'],
    });
    const fullToken = makeToken({ ...claims, ...employee });
    expect(recordOf({ token: fullToken, refreshToken: 'r' })).toStrictEqual({
      token: fullToken,
      refreshToken: 'r',
      userId: 7,
      permissions: ['a'],
      employeeId: 3,
      onboardingComplete: false,
      membershipSig: 'sig',
    });
    expect(recordOf({ token: fullToken, refreshToken: '' })).toBeNull();
  });

  it('is in a response with both tokens', () => {
    expect(pairOf({ token: 't', refresh_token: 'r' })).toEqual({ token: 't', refreshToken: 'r' });
    for (const answer of [
      null,
      't',
      {},
      { token: 't' },
      { refresh_token: 'r' },
      { token: 1, refresh_token: 'r' },
    ])
      expect(pairOf(answer)).toBeNull();
  });

  it('is stored in this browser until it is cleared', () => {
    const { store, fake } = read({});
    const record = recordOf({ token: makeToken({ id: 7, permissions: [] }), refreshToken: 'r' })!;
    store.write(record);
    expect(store.read()).toEqual(record);
    expect(store.isOnlyHere()).toBe(false);
    fake.breakDown('setItem');
    store.write(record);
    expect(store.isOnlyHere()).toBe(true);
    store.clear();
    expect(store.isOnlyHere()).toBe(false);
    expect(store.read()).toBeNull();
  });
});

describe('reading the stored session', () => {
  it('returns the same object while nothing changes', () => {
    const { record, store } = read(signedIn());
    expect(record).toMatchObject({ userId: 7, refreshToken: 'r1' });
    expect(store.read()).toBe(record);
  });

  it.each(Object.entries(faults))(
    'treats a token that is %s as signed out and removes all entries',
    (_, value) => {
      const { record, fake } = read({ ...signedIn(), 'portal.token': value, other: 'stays' });
      expect(record).toBeNull();
      expect(fake.entries()).toEqual({ other: 'stays' });
    },
  );

  it.each(Object.entries(faults))(
    'treats a user that is %s as signed out and removes all entries',
    (_, value) => {
      const { record, fake } = read({ ...signedIn(), 'portal.user': value });
      expect(record).toBeNull();
      expect(fake.entries()).toEqual({});
    },
  );

  it.each(['portal.refresh-token', 'portal.user', 'portal.token'])('returns no session without %s', (key) => {
    const entries = Object.entries(signedIn()).filter(([name]) => name !== key);
    expect(read(Object.fromEntries(entries)).record).toBeNull();
  });

  it("does not accept another user's token", () => {
    expect(read({ ...signedIn(), 'portal.user': JSON.stringify({ v: 1, id: 8 }) }).record).toBeNull();
  });

  it('never throws when the browser denies its storage', () => {
    const store = createSessionStore(
      createKeyStore(() => {
        throw new Error('SecurityError');
      }),
    );
    expect(store.read()).toBeNull();
    expect(() => store.clear()).not.toThrow();
  });
});
