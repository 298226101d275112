import { day, isoTime } from '../clock';
import type { ApiDeps } from '../deps';
import { tooMany } from '../refusal';
import { countAttempt, forgetAttempts } from './attempts';

/** NIST SP 800-63B, 5.2.2. Then only a mailed link helps, which starts the count anew. */
const mostInARow = 100;
const longestPause = day;
const keptFor = 90 * day;

const recent = (username: string) => `login:account:${username}`;
const inARow = (username: string) => `login:row:${username}`;

/**
 * Counts a try to sign in to an account, whether it exists or not, and refuses with 429 after too many. Each round of refused tries
 * doubles the pause after it, up to a day.
 */
export const countLogin = async (deps: ApiDeps, username: string): Promise<void> => {
  const { storage, limits, clock } = deps;
  const attempts = storage.table('attempts');
  const row = await attempts.first([{ field: 'key', op: 'eq', value: inARow(username) }]);
  if (!row) await attempts.remove([{ field: 'since', op: 'lt', value: isoTime(clock.now() - keptFor) }]);
  const tries = Number(row?.['count'] ?? 0);
  if (tries >= mostInARow) throw tooMany(longestPause);
  const { count, within } = limits.loginByAccount;
  const rounds = Math.floor(Math.max(0, tries - 1) / count);
  await countAttempt(deps, recent(username), { count, within: Math.min(within * 2 ** rounds, longestPause) });
  await countAttempt(deps, inARow(username), { count: Infinity, within: Infinity });
};

/** After a right password or a new one. */
export const forgetLogins = async (deps: ApiDeps, username: string): Promise<void> => {
  await forgetAttempts(deps.storage, recent(username));
  await forgetAttempts(deps.storage, inARow(username));
};
