import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import { type Row, type Storage, UniqueViolation } from '@server/storage/storage';
import { type Clock, isoTime } from '../clock';
import type { Limit } from '../limits';

interface Counted {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly ends: number;
}

const keyIs = (key: string) => [{ field: 'key', op: 'eq', value: key }] as const;

/**
 * A limiter that counts in the storage, so that servers on one database count together. Its time is the clock's. Every step is one
 * conditional write, which is tried again when another caller was faster.
 */
export class StorageLimiter extends RateLimiterStoreAbstract<Counted> {
  readonly #storage: Storage;
  readonly #clock: Clock;

  constructor({ storage, clock }: { storage: Storage; clock: Clock }, { count, within }: Limit) {
    super({ keyPrefix: '', points: count, duration: within / 1000 });
    this.#storage = storage;
    this.#clock = clock;
  }

  protected _getRateLimiterRes(_key: string, changed: number, { count, ends }: Counted): RateLimiterRes {
    const wait = Math.max(0, ends - this.#clock.now());
    return new RateLimiterRes(Math.max(0, this.points - count), wait, count, count === changed);
  }

  protected async _get(key: string): Promise<Counted | null> {
    const row = await this.#storage.table('attempts').first(keyIs(key));
    return row && this.#lives(row) ? this.#read(row) : null;
  }

  protected async _delete(key: string): Promise<boolean> {
    return (await this.#storage.table('attempts').remove(keyIs(key))) > 0;
  }

  protected async _upsert(key: string, points: number, milliseconds: number, anew = false): Promise<Counted> {
    const attempts = this.#storage.table('attempts');
    for (;;) {
      const now = this.#clock.now();
      const fresh = { count: points, since: isoTime(now), ends: isoTime(now + milliseconds) };
      const row = await attempts.first(keyIs(key));
      const lives = row !== null && this.#lives(row) && !anew;
      // A try that is taken back after its count has ended gives no free one.
      if (!lives && points < 0) return { count: 0, ends: now };
      if (!row) {
        if (await this.#insert({ key, ...fresh })) return { count: points, ends: now + milliseconds };
        continue;
      }
      const next = lives ? { count: Math.max(0, Number(row['count']) + points) } : fresh;
      const unchanged = (['count', 'since'] as const).map(
        (field) => ({ field, op: 'eq', value: row[field] ?? null }) as const,
      );
      if (await attempts.update([...keyIs(key), ...unchanged], next)) return this.#read({ ...row, ...next });
    }
  }

  /** Answers false when another caller began the count. Counts that have ended go on the occasion. */
  async #insert(row: Row): Promise<boolean> {
    const attempts = this.#storage.table('attempts');
    await attempts.remove([{ field: 'ends', op: 'lt', value: isoTime(this.#clock.now()) }]);
    try {
      await attempts.insert(row);
      return true;
    } catch (error) {
      if (error instanceof UniqueViolation) return false;
      throw error;
    }
  }

  #read(row: Row): Counted {
    return { count: Number(row['count']), ends: Date.parse(String(row['ends'])) };
  }

  #lives(row: Row): boolean {
    return this.#read(row).ends > this.#clock.now();
  }
}
