import { statusOf } from '../lib/api-failure';
import type { CurrentClient } from '../lib/client-context';
import type { Myself } from '../lib/current-user-context';
import type { Http } from '../lib/http';
import type { SessionService } from '../lib/session-context';
import { retrying, type RetryDelay } from './retry';

/** What the session needs beside its token; fetched once per user. */
export interface Profile extends Myself {
  /** Whether each feature flag is on. */
  readonly flags: Readonly<Record<string, boolean>>;
}

export interface ProfileSource {
  /** Rejects with an `ApiFailure` when flags or the own clients cannot be had. */
  load(): Promise<Profile>;
  /** One client by number, kept for five minutes. Rejects with an `ApiFailure`: 403 not the user's, 404 none. */
  client(id: number): Promise<CurrentClient>;
}

interface Person {
  readonly first_name: string;
  readonly last_name: string;
  readonly profile_picture_url?: string | null;
  readonly eip_clients?: readonly CurrentClient[];
}
interface Flags {
  readonly data: readonly { readonly name: string; readonly value: string }[];
}
interface ClientRow {
  readonly client_account_id: number;
  readonly client_account_name: string;
}

const keptMs = 5 * 60_000;

const nothingWhen =
  (...statuses: readonly number[]) =>
  (reason: unknown): null => {
    if (statuses.includes(statusOf(reason) ?? -1)) return null;
    throw reason;
  };

const fetchProfile = async (http: Http, userId: number, delay: RetryDelay): Promise<Profile> => {
  const get = <T>(path: string) =>
    retrying(() => http.request<T>({ backend: 'v1', method: 'GET', path, mayBeForbidden: true }), delay);
  const [flags, own, me] = await Promise.all([
    get<Flags>('feature-flags/'),
    // Not everybody has such a record; then there are no clients of their own.
    get<Person>(`users/${userId}`).catch(nothingWhen(403, 404)),
    // Only for name and picture in the top bar: no reason to keep anybody out.
    get<Person>('users/me').catch(() => null),
  ]);
  const person = me ?? own;
  const pictureUrl = me?.profile_picture_url;
  return {
    flags: Object.fromEntries(flags.data.map(({ name, value }) => [name, value === 'on'])),
    clients: (own?.eip_clients ?? []).map(({ id, name }) => ({ id, name })),
    user: person && {
      firstName: person.first_name,
      lastName: person.last_name,
      ...(pictureUrl?.startsWith('https:') && { pictureUrl }),
    },
  };
};

/** Remembers by key what was fetched, for a time; a failure is not remembered. */
const remember = <K, T>(fetch: (key: K) => Promise<T>, forMs = Infinity) => {
  const entries = new Map<K, { readonly value: Promise<T>; readonly until: number }>();
  return {
    get: (key: K): Promise<T> => {
      const entry = entries.get(key);
      if (entry && performance.now() < entry.until) return entry.value;
      const value = fetch(key);
      entries.set(key, { value, until: performance.now() + forMs });
      value.catch(() => entries.delete(key));
      return value;
    },
    clear: () => entries.clear(),
  };
};

/** Fetches and keeps the profile of whoever is signed in; another user starts with nothing. */
export const createProfileSource = (
  http: Http,
  session: SessionService,
  delay: RetryDelay,
): ProfileSource => {
  const profiles = remember((userId: number) => fetchProfile(http, userId, delay));
  const clients = remember(async (id: number): Promise<CurrentClient> => {
    const call = { backend: 'eip', method: 'GET', path: `clients/${id}` } as const;
    const row = await retrying(() => http.request<ClientRow>(call), delay);
    return { id: row.client_account_id, name: row.client_account_name };
  }, keptMs);
  let owner: number | undefined;
  session.subscribe(() => {
    const now = session.current()?.userId;
    if (now === owner) return;
    owner = now;
    profiles.clear();
    clients.clear();
  });
  return {
    load: async () => {
      const user = session.current();
      if (!user) throw new Error('Nobody is signed in');
      owner ??= user.userId;
      return profiles.get(user.userId);
    },
    client: clients.get,
  };
};
