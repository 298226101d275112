import type { Context } from 'hono';
import { loginCall } from '@core/calls/auth';
import type { Row, Storage } from '@server/storage/storage';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { factorAtLogin } from '../account/own-factor';
import { parseBody } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiEnv, ApiDeps } from '../deps';
import { Refusal } from '../refusal';
import { knownDevice } from '../session/devices';
import { callersNetwork } from '../session/network';
import { hmac } from '../session/secrets';
import { countTogether, countWithBackoff, resetBackoff, type UndoCount } from './attempts';
import { startChallenge } from './challenges';
import { countByNetworkWithBackoff } from './network-attempts';
import { type ProvenUser, startSession } from './sessions';

/** The submitted user name may be a password typed into the wrong field, so only its HMAC is kept. */
const accountKey = async ({ keys }: Pick<ApiDeps, 'keys'>, username: string): Promise<string> =>
  `login:account:${await hmac(keys, 'login', username)}`;

/**
 * Counts a password attempt by account and by network, whether or not the account exists. Throws 429 after too many. A
 * browser that the account signed in with before has a separate count instead, so that a stranger cannot lock the owner
 * out of it. Returns a function that undoes the attempt when the password was correct. `userId` is 0 for an unknown
 * account.
 */
const countLogin = async (c: Context<ApiEnv>, username: string, userId: number): Promise<UndoCount> => {
  const { deps } = c.var;
  const { limits } = deps;
  const device = await knownDevice(c, userId);
  if (device !== null)
    return countWithBackoff(deps, `login:device:${userId}:${device}`, limits.loginByDevice);
  const account = await accountKey(deps, username);
  return countTogether([
    () => countByNetworkWithBackoff(c, 'login:network', limits.loginByAddress),
    () => countWithBackoff(deps, account, limits.loginByAccount),
  ]);
};

/** Resets the count of an account, after its password was set by a mailed link or its address changed. */
export const resetLoginAttempts = async (deps: ApiDeps, username: string): Promise<void> =>
  resetBackoff(deps, await accountKey(deps, username));

export const wrongCredentials = () => new Refusal(401, 'invalid credentials');

/** Records a refused sign-in: the id of a known account, never what was typed. */
export const recordFailedSignIn = async (
  c: Context<ApiEnv>,
  userId: number | null,
  note: string,
): Promise<void> => {
  const { deps } = c.var;
  await deps.storage.transaction((tx) =>
    recordEvents(deps, tx, actorOf(c), [
      { action: 'sign-in-refused', resource: 'session', recordId: userId, note },
    ]),
  );
  deps.log.info('A login was refused.', userId === null ? {} : { user: userId });
};

interface OutdatedHash {
  readonly userId: number;
  readonly password: string;
  readonly hash: string | null;
}

/** Replaces the hash of a password that was just accepted, unless the password has changed since. */
const renewHash = async ({ storage, hasher }: ApiDeps, { userId, password, hash }: OutdatedHash) => {
  const renewed = await hasher.hash(password, { caller: String(userId) });
  await storage.table('credentials').update(
    [
      { field: 'user_id', op: 'eq', value: userId },
      { field: 'password_hash', op: 'eq', value: hash },
    ],
    { password_hash: renewed },
  );
};

/** Reads a user by login name, with the password's hash and the version of the credentials, on one snapshot. */
const findAccount = async (storage: Storage, username: string) => {
  const named = [{ field: 'username', op: 'eq', value: username.trim() }] as const;
  const ofUser = [{ field: 'user_id', within: { table: 'users', column: 'id', where: named } }] as const;
  const { users, credentials, profiles } = await storage.readTogether({
    users: { table: 'users', where: named },
    credentials: { table: 'credentials', where: ofUser },
    profiles: { table: 'user_profiles', where: ofUser },
  });
  return {
    user: users[0] ?? null,
    hash: credentials[0] ? String(credentials[0]['password_hash']) : null,
    version: Number(profiles[0]?.['credential_version'] ?? 0),
  };
};

/**
 * Returns the user with this name and password. Unknown, deactivated and not activated accounts take the same steps as
 * a wrong password, so that responses and timing are the same.
 */
const authenticate = async (
  c: Context<ApiEnv>,
  username: string,
  password: string,
): Promise<ProvenUser & { readonly user: Row }> => {
  const { deps } = c.var;
  const { user, hash, version } = await findAccount(deps.storage, username);
  const userId = Number(user?.['id'] ?? 0);
  const undoCount = await countLogin(c, username, userId);
  const match = await deps.hasher.verify(password, hash, { caller: callersNetwork(c), part: username });
  if (!user || !match || user['stage'] !== 'active') {
    await recordFailedSignIn(c, user ? userId : null, 'password');
    throw wrongCredentials();
  }
  await undoCount();
  if (match.isOutdated) await renewHash(deps, { userId, password, hash });
  return { user, userId, version };
};

export const login = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps } = c.var;
  const { username, password } = await parseBody(c, loginCall);
  const normalized = username.toLowerCase().slice(0, 254);
  const { user, ...proven } = await authenticate(c, normalized, password.slice(0, 1024));
  const kind = await factorAtLogin(deps.storage, user);
  if (kind === 'none') return answer(c, loginCall, await startSession(c, proven));
  const challenge = await startChallenge(c, proven, kind);
  return answer(c, loginCall, {
    two_factor_required: true,
    two_factor_token: challenge,
    two_factor_kind: kind,
  });
};
