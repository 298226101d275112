import { describe, expect, it } from 'vitest';
import { createSessionStore, recordOf } from '@providers/session/session-record';
import { createKeyStore } from '@lib/storage';
import { createFakeStorage } from '@tests/helpers/fake-storage';
import { signedIn, tokenOf } from '@tests/helpers/session-setup';
import { makeToken } from '@tests/helpers/token';

/** The fourteen ways in which an entry may be corrupted; null removes it. */
const corruptions: Readonly<Record<string, string | null>> = {
  absent: null,
  empty: '',
  null: 'null',
  undefined: 'undefined',
  brace: '{',
  list: '[]',
  number: '12',
  'other type': '"text"',
  '5 MB': 'x'.repeat(5_000_000),
  'old version': JSON.stringify({ v: 0, id: 7 }),
  'token without dots': 'token',
  'bad base64': 'a.%%%.c',
  'no permissions': makeToken({ id: 7 }),
  'no id': makeToken({ permissions: [] }),
};
const allEntries = {
  ...signedIn(),
  'portal.eip-client': '3',
  'portal.eip-client-search': 'har',
  other: 'stays',
};
/** Whether the entry is still accepted: any client and search, any non-empty refresh token, and a token without permissions. */
const isAccepted = (key: string, how: string) =>
  key.includes('eip-client') ||
  (key === 'portal.refresh-token' && how !== 'absent' && how !== 'empty') ||
  (key === 'portal.token' && how === 'no permissions');

const cases = Object.keys(allEntries)
  .filter((key) => key !== 'other')
  .flatMap((key) => Object.entries(corruptions).map(([how, value]) => [key, how, value] as const));

const open = (entries: Record<string, string>) => {
  const fake = createFakeStorage(entries);
  return { fake, store: createSessionStore(createKeyStore(() => fake.storage)) };
};

describe('five entries, corrupted in fourteen ways', () => {
  it.each(cases)('%s: %s', (key, how, value) => {
    const others = Object.entries(allEntries).filter(([name]) => name !== key);
    const entries = Object.fromEntries(value === null ? others : [...others, [key, value]]);
    const { fake, store } = open(entries);
    const record = store.read();
    if (isAccepted(key, how)) {
      expect(record?.userId).toBe(7);
      expect(fake.entries()).toEqual(entries);
      return;
    }
    expect(record).toBeNull();
    // Without a token there is nothing to read, and the next login clears the rest.
    if (!(key === 'portal.token' && how === 'absent')) expect(fake.entries()).toEqual({ other: 'stays' });
    expect(store.read()).toBeNull();
  });

  it('a token without permissions grants none', () => {
    const token = makeToken({ id: 7 });
    expect(open({ ...allEntries, 'portal.token': token }).store.read()?.permissions).toEqual([]);
  });
});

describe('a part of the set', () => {
  const keys = Object.keys(signedIn());
  const parts = Array.from({ length: 2 ** keys.length - 1 }, (_, bits) =>
    keys.filter((_key, index) => bits & (1 << index)),
  );
  it.each(parts.map((part) => [part.join(', ') || 'nothing', part] as const))(
    '%s is not a session',
    (_, part) => {
      const entries = Object.fromEntries(
        part.map((key) => [key, signedIn()[key as keyof ReturnType<typeof signedIn>]]),
      );
      expect(open(entries).store.read()).toBeNull();
    },
  );
});

describe('another tab that reads between any two writes', () => {
  const record = (mark: string, id: number) =>
    recordOf({ token: tokenOf(mark, id), refreshToken: `r${mark}` })!;
  /** Runs the work in one tab while another tab reads after every change of the storage. */
  const watch = (work: (store: ReturnType<typeof createSessionStore>) => void) => {
    const fake = createFakeStorage(signedIn());
    const other = createSessionStore(createKeyStore(() => fake.storage));
    const seen: (number | undefined)[] = [];
    const recordUser = () => void seen.push(other.read()?.userId);
    const watched = {
      getItem: (key: string) => fake.storage.getItem(key),
      setItem: (key: string, value: string) => {
        fake.storage.setItem(key, value);
        recordUser();
      },
      removeItem: (key: string) => {
        fake.storage.removeItem(key);
        recordUser();
      },
    } as unknown as Storage;
    work(createSessionStore(createKeyStore(() => watched)));
    return { seen: [...new Set(seen)], entries: fake.entries() };
  };

  it('sees the same user throughout a refresh, and breaks nothing', () => {
    const { seen, entries } = watch((store) => store.write(record('2', 7)));
    expect(seen).toEqual([7]);
    expect(entries).toMatchObject({ 'portal.token': tokenOf('2'), 'portal.refresh-token': 'r2' });
  });

  it('sees no session throughout a logout', () => {
    expect(watch((store) => store.clear())).toEqual({ seen: [undefined], entries: {} });
  });

  it('sees no session and then the next user, never a mixture', () => {
    const { seen, entries } = watch((store) => {
      store.clear();
      store.write(record('2', 8));
    });
    expect(seen).toEqual([undefined, 8]);
    expect(entries).toMatchObject({ 'portal.token': tokenOf('2', 8), 'portal.refresh-token': 'r2' });
  });
});
