import { Mutex } from 'async-mutex';
import type { ApiDeps } from '../api/deps';
import { isoTime, minute } from '../api/clock';
import { type Storage, UniqueViolation } from '../storage/storage';
import { SigningBusy } from './provider';

export interface Claim {
  /** The same for every attempt at this work. */
  readonly token: string;
  /** Whether an earlier attempt started and did not succeed. */
  readonly again: boolean;
}

/** A process that holds a claim for longer than this is considered dead. */
const staleAfterMs = 2 * minute;
const retryAfterSeconds = 2;
const table = 'signing_claims';
const mutexes = new WeakMap<Storage, Map<string, Mutex>>();

const byName = (name: string) => ({ field: 'name', op: 'eq', value: name }) as const;

/** Makes later callers in this process wait. */
const withMutex = async <T>(storage: Storage, name: string, work: () => Promise<T>): Promise<T> => {
  const all = mutexes.get(storage) ?? new Map<string, Mutex>();
  mutexes.set(storage, all);
  const mutex = all.get(name) ?? new Mutex();
  all.set(name, mutex);
  try {
    return await mutex.runExclusive(work);
  } finally {
    if (!mutex.isLocked()) all.delete(name);
  }
};

interface OwnClaim extends Claim {
  /** Identifies the attempt. A process that takes the claim over writes a new one. */
  readonly since: string;
}

const claim = async (storage: Storage, name: string, now: number): Promise<OwnClaim> => {
  const claims = storage.table(table);
  const row = { name, token: crypto.randomUUID(), since: isoTime(now) };
  try {
    await claims.insert(row);
    return { ...row, again: false };
  } catch (error) {
    if (!(error instanceof UniqueViolation)) throw error;
  }
  const other = await claims.first([byName(name)]);
  const since = String(other?.['since'] ?? '');
  const isFree = since === '' || Date.parse(since) < now - staleAfterMs;
  const unchanged = { field: 'since', op: 'eq', value: since } as const;
  if (!other || !isFree || !(await claims.update([byName(name), unchanged], { since: row.since })))
    throw new SigningBusy(retryAfterSeconds);
  return { token: String(other['token']), since: row.since, again: true };
};

/**
 * Runs work exclusively across all servers of one database. Callers in the same process wait for their turn. When another
 * process is doing the work, throws SigningBusy. A failed attempt leaves its token to the next one.
 */
export const runExclusively = <T>(
  { storage, clock }: Pick<ApiDeps, 'storage' | 'clock'>,
  name: string,
  work: (claim: Claim) => Promise<T>,
): Promise<T> =>
  withMutex(storage, name, async () => {
    const own = await claim(storage, name, clock.now());
    const claims = storage.table(table);
    const ownRow = [byName(name), { field: 'since', op: 'eq', value: own.since }] as const;
    try {
      const result = await work({ token: own.token, again: own.again });
      await claims.remove(ownRow);
      return result;
    } catch (error) {
      await claims.update(ownRow, { since: '' });
      throw error;
    }
  });
