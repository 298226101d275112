import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import { retryCollision } from '@server/storage/retry-collision';
import type { Storage, Row } from '@server/storage/storage';
import { type Clock, isoTime } from '../clock';
import type { Limit, BackoffLimit } from '../limits';
import { tooManyAttempts } from '../refusal';

interface AttemptCount {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly ends: number;
}

/** The table of the counts. */
export const countTable = 'attempts';

const byKey = (key: string) => [{ field: 'key', op: 'eq', value: key }] as const;

/**
 * A rate limiter that counts in the storage, so that servers on one database share their counts. It uses the injected
 * clock. Every step is one conditional write, which is retried when another caller was faster.
 */
class StorageLimiter extends RateLimiterStoreAbstract<AttemptCount> {
  readonly #storage: Storage;
  readonly #clock: Clock;

  constructor({ storage, clock }: { storage: Storage; clock: Clock }, { count, within }: Limit) {
    super({ keyPrefix: '', points: count, duration: within / 1000 });
    this.#storage = storage;
    this.#clock = clock;
  }

  protected _getRateLimiterRes(_key: string, changed: number, { count, ends }: AttemptCount): RateLimiterRes {
    const wait = Math.max(0, ends - this.#clock.now());
    return new RateLimiterRes(Math.max(0, this.points - count), wait, count, count === changed);
  }

  protected async _get(key: string): Promise<AttemptCount | null> {
    const row = await this.#storage.table(countTable).first(byKey(key));
    return row && this.#lives(row) ? this.#read(row) : null;
  }

  protected async _delete(key: string): Promise<boolean> {
    return (await this.#storage.table(countTable).remove(byKey(key))) > 0;
  }

  protected async _upsert(
    key: string,
    points: number,
    milliseconds: number,
    forceExpire = false,
  ): Promise<AttemptCount> {
    const attempts = this.#storage.table(countTable);
    for (;;) {
      const now = this.#clock.now();
      const fresh = { count: points, since: isoTime(now), ends: isoTime(now + milliseconds) };
      const row = await attempts.first(byKey(key));
      const isActive = row !== null && this.#lives(row) && !forceExpire;
      // Undoing a try after its count has ended does not grant a free one.
      if (!isActive && points < 0) return { count: 0, ends: now };
      if (!row) {
        // Removes expired counts. When another caller starts the same count, the insert throws UniqueViolation.
        await attempts.remove([{ field: 'ends', op: 'lt', value: isoTime(now) }]);
        return this.#read(await attempts.insert({ key, ...fresh }));
      }
      const next = isActive ? { count: Math.max(0, Number(row['count']) + points) } : fresh;
      const unchanged = (['count', 'since'] as const).map(
        (field) => ({ field, op: 'eq', value: row[field] ?? null }) as const,
      );
      if (await attempts.update([...byKey(key), ...unchanged], next)) return this.#read({ ...row, ...next });
    }
  }

  #read(row: Row): AttemptCount {
    return { count: Number(row['count']), ends: Date.parse(String(row['ends'])) };
  }

  #lives(row: Row): boolean {
    return this.#read(row).ends > this.#clock.now();
  }
}

interface Deps {
  readonly storage: Storage;
  readonly clock: Clock;
}

/** Undoes one counted try. */
export type UndoCount = () => Promise<void>;

/**
 * Like `countAttempt`, in the transaction whose storage `deps` has: a failed transaction counts nothing. Retry the
 * transaction on a collision in the table `attempts` (see `retryCollision`).
 */
export const countInTransaction = async (deps: Deps, key: string, limit: Limit): Promise<void> => {
  try {
    await new StorageLimiter(deps, limit).consume(key);
  } catch (error) {
    throw error instanceof RateLimiterRes ? tooManyAttempts(error.msBeforeNext) : error;
  }
};

/** Takes one counted try back, if the count still lasts. */
export const undoAttempt = async (deps: Deps, key: string, limit: Limit): Promise<void> => {
  await new StorageLimiter(deps, limit).reward(key);
};

/**
 * Counts a try and throws 429 once there are more than the limit allows. The try is counted before its outcome is
 * known, so that parallel guesses cannot slip past. A correct try is undone afterwards. The count restarts after
 * `within`.
 */
export const countAttempt = async (deps: Deps, key: string, limit: Limit): Promise<UndoCount> => {
  await retryCollision([countTable], () => countInTransaction(deps, key, limit));
  return () => undoAttempt(deps, key, limit);
};

/** Counts a try in several ways, in this order. When one of them throws, the try is counted in none. */
export const countTogether = async (counts: readonly (() => Promise<UndoCount>)[]): Promise<UndoCount> => {
  const undoers: UndoCount[] = [];
  const undo = async (): Promise<void> => {
    for (const one of undoers) await one();
  };
  try {
    for (const count of counts) undoers.push(await count());
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
};

/** Returns how many tries are counted at the moment. */
const attemptsOf = async (deps: Deps, key: string, limit: Limit): Promise<number> =>
  (await new StorageLimiter(deps, limit).get(key))?.consumedPoints ?? 0;

export const resetAttempts = async (storage: Storage, key: string): Promise<void> => {
  await storage.table(countTable).remove([{ field: 'key', op: 'eq', value: key }]);
};

const recentKey = (key: string) => `${key}:recent`;
const consecutiveKey = (key: string) => `${key}:row`;

/** The limit of the round that begins after `tries`: how many tries it allows and how long it lasts. */
const roundAfter = (tries: number, { count, within, maxWait, slowAfter }: BackoffLimit): Limit => {
  const rounds = Math.floor(tries / count);
  return { count: tries < slowAfter ? count : 1, within: Math.min(within * 2 ** rounds, maxWait) };
};

/**
 * Counts a try and throws 429 after too many. Each round of wrong tries doubles the wait after it, up to `maxWait`.
 * Returns a function that undoes this try when it was correct. Tries of other callers stay counted, so that a success
 * in between does not reset them.
 */
export const countWithBackoff = async (deps: Deps, key: string, limit: BackoffLimit): Promise<UndoCount> => {
  const consecutiveLimit = { count: Number.MAX_SAFE_INTEGER, within: limit.remembered };
  const round = roundAfter(await attemptsOf(deps, consecutiveKey(key), consecutiveLimit), limit);
  return countTogether([
    () => countAttempt(deps, recentKey(key), round),
    () => countAttempt(deps, consecutiveKey(key), consecutiveLimit),
  ]);
};

export const resetBackoff = async (deps: Deps, key: string): Promise<void> => {
  await resetAttempts(deps.storage, recentKey(key));
  await resetAttempts(deps.storage, consecutiveKey(key));
};
