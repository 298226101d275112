import type { Storage } from '../../storage/storage';
import { type Clock, isoTime } from '../clock';
import type { Limit } from '../limits';
import { tooMany } from '../refusal';

const keyIs = (key: string) => [{ field: 'key', op: 'eq', value: key }] as const;

/**
 * Counts a try and refuses with 429 once there were more than the limit allows. The try is counted before its outcome is known,
 * so that parallel guesses cannot slip past; a success forgets them. The count starts anew after `within`.
 */
export const countAttempt = async (
  { storage, clock }: { storage: Storage; clock: Clock },
  key: string,
  limit: Limit,
): Promise<void> => {
  const now = clock.now();
  const wait = await storage.transaction(async (tx) => {
    const attempts = tx.table('attempts');
    const known = await attempts.first(keyIs(key));
    const since = known ? Date.parse(String(known['since'])) : now;
    if (!known) {
      await attempts.insert({ key, count: 1, since: isoTime(now), blocked_until: null });
      return 0;
    }
    if (now - since >= limit.within) {
      await attempts.update(keyIs(key), { count: 1, since: isoTime(now) });
      return 0;
    }
    const count = Number(known['count']) + 1;
    if (count > limit.count) return since + limit.within - now;
    await attempts.update(keyIs(key), { count });
    return 0;
  });
  if (wait > 0) throw tooMany(wait);
};

export const forgetAttempts = async (storage: Storage, key: string): Promise<void> => {
  await storage.table('attempts').remove(keyIs(key));
};
