import type { Context } from 'hono';
import type { ApiDeps, ApiEnv } from '../deps';
import { knownDevice } from '../session/devices';
import { callersNetwork } from '../session/network';
import { derived } from '../session/secrets';
import { countGrowing, forgetGrowing } from './growing-limit';

/** What was typed as a user name may be a password in the wrong field, so only its HMAC is kept. */
const accountKey = async ({ keys }: Pick<ApiDeps, 'keys'>, username: string): Promise<string> =>
  `login:account:${await derived(keys, 'login', username)}`;

/**
 * Counts a password for an account, whether it exists or not, by account and by network; 429 after too many. A browser that the
 * account signed in with before has its own count in their place: no stranger can shut the rightful person out of it. Answers what
 * takes the try back when the password was right. `userId` is 0 for an unknown account.
 */
export const countLogin = async (
  c: Context<ApiEnv>,
  username: string,
  userId: number,
): Promise<() => Promise<void>> => {
  const { deps } = c.var;
  const { limits } = deps;
  const device = await knownDevice(c, userId);
  if (device !== null) return countGrowing(deps, `login:device:${userId}:${device}`, limits.loginByDevice);
  const byNetwork = await countGrowing(deps, `login:network:${callersNetwork(c)}`, limits.loginByAddress);
  try {
    const byAccount = await countGrowing(deps, await accountKey(deps, username), limits.loginByAccount);
    return async () => {
      await byNetwork();
      await byAccount();
    };
  } catch (error) {
    // Nothing was compared.
    await byNetwork();
    throw error;
  }
};

/** A new password by a mailed link begins anew for the account. */
export const forgetLogins = async (deps: ApiDeps, username: string): Promise<void> =>
  forgetGrowing(deps, await accountKey(deps, username));
