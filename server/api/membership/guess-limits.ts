import type { Context } from 'hono';
import type { Row } from '@server/storage/storage';
import { countAttempt, forgetAttempts, takeBackAttempt } from '../auth/attempts';
import type { ApiEnv } from '../deps';
import { Refusal } from '../refusal';
import { callersNetwork } from '../session/network';
import type { RecordLink } from './record-link';

/** Who a link names, for counting: the same person by either number, and an unknown person like a known one. */
const nameOf = (link: RecordLink, record: Row | null): string =>
  record ? `record:${String(record['id'])}` : `${link.by}:${link.value}`;

/** Counts a try from this network, for any person; throws 429. */
export const countFromNetwork = (c: Context<ApiEnv>): Promise<void> =>
  countAttempt(c.var.deps, `digits:network:${callersNetwork(c)}`, c.var.deps.limits.digitsByAddress);

/** Counts a guess in all; false when there were too many from everywhere. */
const countInAll = async ({ var: { deps } }: Context<ApiEnv>, key: string): Promise<boolean> => {
  try {
    await countAttempt(deps, key, deps.limits.digitsInAll);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return false;
    throw error;
  }
};

/**
 * Counts a guess at a person's digits before it is judged, so that parallel ones cannot slip past. Throws 429 for too many from this
 * network, which shuts no one else out. Answers what to do when the guess was right: only misses stay counted. Answers null when
 * there were too many from everywhere: the digits alone open nothing any more.
 */
export const countGuess = async (
  c: Context<ApiEnv>,
  link: RecordLink,
  record: Row | null,
): Promise<(() => Promise<void>) | null> => {
  const { deps } = c.var;
  const { storage, limits } = deps;
  const network = callersNetwork(c);
  const byNetwork = `digits:network:${network}`;
  const name = nameOf(link, record);
  const byRecord = `digits:${name}:${network}`;
  const inAll = `digits:${name}`;
  await countFromNetwork(c);
  try {
    await countAttempt(deps, byRecord, limits.digitsByRecord);
  } catch (error) {
    await takeBackAttempt(deps, byNetwork, limits.digitsByAddress);
    throw error;
  }
  // A company is many people: no one may make all of them wait for mail.
  const isCompany = link.by === 'company_id';
  if (!isCompany && !(await countInAll(c, inAll))) return null;
  return async () => {
    await takeBackAttempt(deps, byNetwork, limits.digitsByAddress);
    if (isCompany) await takeBackAttempt(deps, byRecord, limits.digitsByRecord);
    else {
      await forgetAttempts(storage, byRecord);
      // What others did stays counted.
      await takeBackAttempt(deps, inAll, limits.digitsInAll);
    }
  };
};
