import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import type { Storage } from '@server/storage/storage';
import type { Clock } from '../clock';
import type { Limit } from '../limits';
import { tooMany } from '../refusal';
import { StorageLimiter } from './storage-limiter';

interface Deps {
  readonly storage: Storage;
  readonly clock: Clock;
}

/**
 * Counts a try and refuses with 429 once there were more than the limit allows. The try is counted before its outcome is known,
 * so that parallel guesses cannot slip past; one that was right is taken back. The count starts anew after `within`.
 */
export const countAttempt = async (deps: Deps, key: string, limit: Limit): Promise<void> => {
  try {
    await new StorageLimiter(deps, limit).consume(key);
  } catch (error) {
    throw error instanceof RateLimiterRes ? tooMany(error.msBeforeNext) : error;
  }
};

/** Takes one try back that turned out to be none. */
export const takeBackAttempt = async (deps: Deps, key: string, limit: Limit): Promise<void> => {
  await new StorageLimiter(deps, limit).reward(key);
};

/** How many tries are counted at this moment. */
export const attemptsOf = async (deps: Deps, key: string, limit: Limit): Promise<number> =>
  (await new StorageLimiter(deps, limit).get(key))?.consumedPoints ?? 0;

export const forgetAttempts = async (storage: Storage, key: string): Promise<void> => {
  await storage.table('attempts').remove([{ field: 'key', op: 'eq', value: key }]);
};
