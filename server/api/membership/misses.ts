import type { Context } from 'hono';
import type { Row, Storage } from '../../storage/storage';
import { countAttempt, forgetAttempts } from '../auth/attempts';
import type { ApiEnv } from '../deps';
import { networkOf } from './network';
import type { RecordLink } from './record-link';

/** Takes one try back that turned out to be no miss. */
const takeBack = async (storage: Storage, key: string): Promise<void> => {
  const attempts = storage.table('attempts');
  const ofKey = { field: 'key', op: 'eq', value: key } as const;
  const count = Number((await attempts.first([ofKey]))?.['count'] ?? 0);
  if (count === 0) return;
  const unchanged = { field: 'count', op: 'eq', value: count } as const;
  if (!(await attempts.update([ofKey, unchanged], { count: count - 1 }))) await takeBack(storage, key);
};

/**
 * Counts a guess at somebody's digits before it is judged, so that parallel ones cannot slip past; throws 429. Somebody unknown is
 * counted like anybody else. Answers what to do when the guess was right: only misses stay counted.
 */
export const countGuess = async (
  c: Context<ApiEnv>,
  link: RecordLink,
  record: Row | null,
): Promise<() => Promise<void>> => {
  const { deps } = c.var;
  const { storage, limits } = deps;
  const network = networkOf(deps.addressOf?.(c.req.raw, c.env) ?? 'unknown');
  const isCompany = link.by === 'company_id';
  const byNetwork = `digits:network:${network}`;
  // One person at a company must not be able to lock out all others; there, guesses count by whoever makes them.
  const byRecord = isCompany
    ? `digits:company:${link.value}:${network}`
    : `digits:${record ? `record:${String(record['id'])}` : `${link.by}:${link.value}`}`;
  await countAttempt(deps, byNetwork, limits.digitsByAddress);
  try {
    await countAttempt(deps, byRecord, limits.digitsByRecord);
  } catch (error) {
    await takeBack(storage, byNetwork);
    throw error;
  }
  return async () => {
    await takeBack(storage, byNetwork);
    await (isCompany ? takeBack(storage, byRecord) : forgetAttempts(storage, byRecord));
  };
};
