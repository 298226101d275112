import { ApiFailure, statusOf } from '@lib/api-failure';
import type { Http } from '@lib/http';
import type { CurrentClient, CurrentUserData } from '@lib/portal-context';
import type { SessionService } from '@lib/session-context';
import { type RetryDelay, withRetries } from './retry';

// Parsers for the data that the guards depend on. A response with another shape than the contract fails like invalid JSON.

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const unreadable = () => new ApiFailure({ status: 200, detail: 'unreadable answer' });
const fieldsOf = (value: unknown): Fields => {
  if (isFields(value)) return value;
  throw unreadable();
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Parses an id of the contract, which some servers send as text; null for anything else. */
const idOf = (value: unknown): number | null => {
  const id = typeof value === 'string' && value !== '' ? Number(value) : value;
  return Number.isSafeInteger(id) ? Number(id) : null;
};

const clientOf = (wire: unknown, name: unknown): CurrentClient => {
  const id = idOf(wire);
  if (id !== null && typeof name === 'string') return { id, name };
  throw unreadable();
};

/** Parses the feature flags: whether each one is on. */
const readFlags = (answer: unknown): Readonly<Record<string, boolean>> => {
  const { data } = fieldsOf(answer);
  if (!Array.isArray(data)) throw unreadable();
  return Object.fromEntries(
    data.map((one: unknown) => {
      const { name, value } = fieldsOf(one);
      if (typeof name !== 'string' || typeof value !== 'string') throw unreadable();
      return [name, value === 'on'];
    }),
  );
};

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly pictureUrl?: string;
  readonly username?: string;
  readonly clients: readonly CurrentClient[];
  /** What the user chose on any device, as sent by the server. Parsed by `syncChoices`. */
  readonly choices: unknown;
}

export const readPerson = (answer: unknown): Person => {
  const { first_name, last_name, profile_picture_url, username, ...fields } = fieldsOf(answer);
  const eip_clients = fields['eip_clients'] ?? [];
  if (!Array.isArray(eip_clients)) throw unreadable();
  const picture = textOf(profile_picture_url);
  return {
    firstName: textOf(first_name),
    lastName: textOf(last_name),
    ...(picture.startsWith('https:') && { pictureUrl: picture }),
    ...(typeof username === 'string' && { username }),
    clients: eip_clients.map((one: unknown) => {
      const { id, name } = fieldsOf(one);
      return clientOf(id, name);
    }),
    choices: fields['choices'],
  };
};

const readClient = (answer: unknown): CurrentClient => {
  const { client_account_id, client_account_name, industry_business_id } = fieldsOf(answer);
  const industryId = idOf(industry_business_id);
  return {
    ...clientOf(client_account_id, client_account_name),
    ...(industryId !== null && { industryId }),
  };
};

/** What the session needs in addition to its token. Fetched once per user. */
export interface Profile extends CurrentUserData {
  /** Whether each feature flag is on. */
  readonly flags: Readonly<Record<string, boolean>>;
}

export interface ProfileSource {
  /** Rejects with an `ApiFailure` if the flags or the user's own clients cannot be loaded. */
  load(): Promise<Profile>;
  /**
   * Loads a client by id and caches it for five minutes. Rejects with an `ApiFailure`: 403 if it is not the user's,
   * 404 if it does not exist.
   */
  client(id: number): Promise<CurrentClient>;
  /** Makes the next `load` fetch again, after the user has changed the profile. */
  forget(): void;
}

const clientTtlMs = 5 * 60_000;

const nullOnStatus =
  (...statuses: readonly number[]) =>
  (reason: unknown): null => {
    if (statuses.includes(statusOf(reason) ?? -1)) return null;
    throw reason;
  };

const fetchProfile = async (http: Http, userId: number, delay: RetryDelay): Promise<Profile> => {
  const get = <T>(path: string, read: (answer: unknown) => T) =>
    withRetries(
      async () =>
        read(await http.request<unknown>({ backend: 'v1', method: 'GET', path, mayBeForbidden: true })),
      delay,
    );
  const [flags, own] = await Promise.all([
    get('feature-flags/', readFlags),
    // Not every user has this record. Users without one have no clients of their own.
    get(`users/${userId}`, readPerson).catch(nullOnStatus(403, 404)),
  ]);
  return {
    flags,
    clients: own?.clients ?? [],
    user: own && {
      firstName: own.firstName,
      lastName: own.lastName,
      ...(own.username !== undefined && { username: own.username }),
    },
  };
};

/** Caches results by key for a time. Failures are not cached. */
const createFetchCache = <K, T>(fetch: (key: K) => Promise<T>, ttlMs = Infinity) => {
  const entries = new Map<K, { readonly value: Promise<T>; readonly until: number }>();
  return {
    get: (key: K): Promise<T> => {
      const entry = entries.get(key);
      if (entry && performance.now() < entry.until) return entry.value;
      const value = fetch(key);
      entries.set(key, { value, until: performance.now() + ttlMs });
      value.catch(() => entries.delete(key));
      return value;
    },
    clear: () => entries.clear(),
  };
};

/** Fetches and caches the profile of the signed-in user. The cache is cleared for another user. */
export const createProfileSource = (
  http: Http,
  session: SessionService,
  delay: RetryDelay,
): ProfileSource => {
  const profiles = createFetchCache((userId: number) => fetchProfile(http, userId, delay));
  const clients = createFetchCache(async (id: number): Promise<CurrentClient> => {
    const call = { backend: 'eip', method: 'GET', path: `clients/${id}` } as const;
    return withRetries(async () => readClient(await http.request<unknown>(call)), delay);
  }, clientTtlMs);
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
      if (!user) throw new Error('No user is signed in');
      owner ??= user.userId;
      return profiles.get(user.userId);
    },
    client: clients.get,
    forget: profiles.clear,
  };
};
