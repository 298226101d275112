import { type Storage, UniqueViolation } from '../../storage/storage';
import { type Clock, isoTime } from '../clock';
import type { Limit } from '../limits';
import { tooMany } from '../refusal';

const keyIs = (key: string) => [{ field: 'key', op: 'eq', value: key }] as const;

/**
 * Counts a try and refuses with 429 once there were more than the limit allows. The try is counted before its outcome is known,
 * so that parallel guesses cannot slip past; a success forgets them. The count starts anew after `within`.
 */
export const countAttempt = async (
  deps: { storage: Storage; clock: Clock },
  key: string,
  limit: Limit,
): Promise<void> => {
  const now = deps.clock.now();
  const attempts = deps.storage.table('attempts');
  const known = await attempts.first(keyIs(key));
  const again = () => countAttempt(deps, key, limit);
  if (!known) {
    try {
      await attempts.insert({ key, count: 1, since: isoTime(now), blocked_until: null });
    } catch (error) {
      if (!(error instanceof UniqueViolation)) throw error;
      await again();
    }
    return;
  }
  const [count, end] = [Number(known['count']), Date.parse(String(known['since'])) + limit.within];
  if (now < end && count >= limit.count) throw tooMany(end - now);
  const next = now < end ? { count: count + 1 } : { count: 1, since: isoTime(now) };
  const unchanged = [
    { field: 'count', op: 'eq', value: count },
    { field: 'since', op: 'eq', value: known['since'] ?? null },
  ] as const;
  // Somebody else who counted at the same time has changed the row, also where the database runs transactions side by side.
  if (!(await attempts.update([...keyIs(key), ...unchanged], next))) await again();
};

export const forgetAttempts = async (storage: Storage, key: string): Promise<void> => {
  await storage.table('attempts').remove(keyIs(key));
};
