import type { Context } from 'hono';
import type { Row } from '@server/storage/storage';
import { countAttempt, resetAttempts, undoAttempt } from '../auth/attempts';
import type { ApiEnv } from '../deps';
import { Refusal } from '../refusal';
import { callersNetwork } from '../session/network';
import type { RecordLink } from './record-link';

/**
 * Returns the counter name for a link. A known person has one counter for both of their numbers. Unknown persons are
 * counted in the same way.
 */
const nameOf = (link: RecordLink, record: Row | null): string =>
  record ? `record:${String(record['id'])}` : `${link.by}:${link.value}`;

/** Counts a try from this network, for any person. Throws 429 after too many. */
export const countFromNetwork = (c: Context<ApiEnv>): Promise<void> =>
  countAttempt(c.var.deps, `digits:network:${callersNetwork(c)}`, c.var.deps.limits.digitsByAddress);

/** Counts a guess from all networks. Returns false when there were too many. */
const countFromAllNetworks = async ({ var: { deps } }: Context<ApiEnv>, key: string): Promise<boolean> => {
  try {
    await countAttempt(deps, key, deps.limits.digitsFromAllNetworks);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return false;
    throw error;
  }
};

/**
 * Counts a guess of a person's digits before it is checked, so that parallel guesses cannot slip past. Throws 429 after
 * too many from this network, which does not lock out other networks. Returns a callback for a correct guess, so that
 * only wrong ones stay counted. Returns null after too many from all networks: the digits alone no longer open the
 * form.
 */
export const countGuess = async (
  c: Context<ApiEnv>,
  link: RecordLink,
  record: Row | null,
): Promise<(() => Promise<void>) | null> => {
  const { deps } = c.var;
  const { storage, limits } = deps;
  const network = callersNetwork(c);
  const networkKey = `digits:network:${network}`;
  const name = nameOf(link, record);
  const recordKey = `digits:${name}:${network}`;
  const totalKey = `digits:${name}`;
  await countFromNetwork(c);
  try {
    await countAttempt(deps, recordKey, limits.digitsByRecord);
  } catch (error) {
    await undoAttempt(deps, networkKey, limits.digitsByAddress);
    throw error;
  }
  // A company's link is used by many persons. One attacker must not force all of them to wait for mail.
  const isCompany = link.by === 'company_id';
  if (!isCompany && !(await countFromAllNetworks(c, totalKey))) return null;
  return async () => {
    await undoAttempt(deps, networkKey, limits.digitsByAddress);
    if (isCompany) await undoAttempt(deps, recordKey, limits.digitsByRecord);
    else {
      await resetAttempts(storage, recordKey);
      // The guesses of others stay counted.
      await undoAttempt(deps, totalKey, limits.digitsFromAllNetworks);
    }
  };
};
