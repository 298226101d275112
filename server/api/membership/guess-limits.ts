import type { Context } from 'hono';
import type { Row } from '@server/storage/storage';
import { countAttempt, countTogether, resetAttempts, type UndoCount } from '../auth/attempts';
import { countByNetwork } from '../auth/network-attempts';
import type { ApiDeps, ApiEnv } from '../deps';
import type { Limit } from '../limits';
import { Refusal } from '../refusal';
import { callersNetwork } from '../session/network';
import type { RecordLink } from './record-link';

/**
 * Returns the counter name for a link. A known person has one counter for both of their numbers. Unknown persons are
 * counted in the same way.
 */
export const countNameOf = (link: RecordLink, record: Row | null): string =>
  record ? `record:${String(record['id'])}` : `${link.by}:${link.value}`;

/** Counts a try from this network, for any person. Throws 429 after too many. */
export const countFromNetwork = (c: Context<ApiEnv>): Promise<UndoCount> =>
  countByNetwork(c, 'digits:network', c.var.deps.limits.digitsByAddress);

/** Counts a try. Returns null when there were too many, and otherwise a callback that takes the count back. */
export const countWithin = async (deps: ApiDeps, key: string, limit: Limit): Promise<UndoCount | null> => {
  try {
    return await countAttempt(deps, key, limit);
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return null;
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
): Promise<UndoCount | null> => {
  const { deps } = c.var;
  const { storage, limits } = deps;
  const name = `digits:${countNameOf(link, record)}`;
  const undoByNetwork = await countTogether([
    () => countFromNetwork(c),
    () => countByNetwork(c, name, limits.digitsByRecord),
  ]);
  // A company's link is used by many persons. One attacker must not force all of them to wait for mail.
  if (link.by === 'company_id') return undoByNetwork;
  const undoInTotal = await countWithin(deps, name, limits.digitsFromAllNetworks);
  if (undoInTotal === null) return null;
  return async () => {
    await undoByNetwork();
    // The guesses of others stay counted.
    await undoInTotal();
    await resetAttempts(storage, `${name}:${callersNetwork(c)}`);
  };
};
