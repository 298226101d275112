import type { Context } from 'hono';
import type { refreshTokenCall } from '@core/calls/auth';
import type { AnswerOf } from '@core/calls/call';
import { retryCollision } from '@server/storage/retry-collision';
import type { Row, Storage } from '@server/storage/storage';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { isoTime } from '../clock';
import type { ApiDeps, ApiEnv, Keys } from '../deps';
import { Refusal } from '../refusal';
import { signatureOf } from '../membership/signed-link';
import { requireVersion } from '../session/credential-version';
import { rememberDevice, setDeviceCookie } from '../session/devices';
import { callersNetwork } from '../session/network';
import { digest, randomSecret } from '../session/secrets';
import { signToken } from '../session/tokens';
import { parseUserAgent } from '../session/user-agent';
import { permissionsOfRole } from '../session/user-rows';

/** Claims for employees. One who has not joined yet gets a signed link to the membership form. */
const employeeClaims = async (keys: Keys, profile: Row | null): Promise<object> => {
  if (!profile?.['employee_id']) return {};
  const [employee, isComplete] = [Number(profile['employee_id']), profile['onboarding_complete'] === true];
  return {
    employee_id: employee,
    onboarding_complete: isComplete,
    ...(!isComplete && { membership_sig: await signatureOf(keys, { by: 'employee_id', value: employee }) }),
  };
};

/** Creates a user's access token, issued at a given time (milliseconds since 1970). */
export const accessToken = async (
  { storage, keys, limits }: ApiDeps,
  user: Row,
  family: string,
  issued: number,
): Promise<string> => {
  const id = Number(user['id']);
  const [permissions, profile] = await Promise.all([
    permissionsOfRole(storage, Number(user['role_id'])),
    storage.table('user_profiles').first([{ field: 'user_id', op: 'eq', value: id }]),
  ]);
  return signToken(keys, {
    purpose: 'access',
    claims: { id, permissions, sid: family, ...(await employeeClaims(keys, profile)) },
    issued,
    expires: issued + limits.accessToken,
  });
};

interface NewRefreshToken {
  readonly secret: string;
  readonly family: string;
  readonly userId: number;
  readonly issued: number;
  /** When the sign-in began. */
  readonly signedIn: number;
}

/** Stores a refresh token. It expires with the sign-in, or earlier when it is not used. */
export const storeRefreshToken = async (
  { storage, limits }: { storage: Storage; limits: ApiDeps['limits'] },
  { secret, family, userId, issued, signedIn }: NewRefreshToken,
): Promise<void> => {
  await storage.table('refresh_tokens').insert({
    hash: await digest(secret),
    family,
    user_id: userId,
    issued: isoTime(issued),
    expires: isoTime(Math.min(signedIn + limits.session, issued + limits.sessionIdle)),
    replaced: null,
    replaced_by_pair: null,
  });
};

/** Removes a user's expired sign-ins and refresh tokens. */
const removeExpired = async (
  tx: Storage,
  { limits }: ApiDeps,
  userId: number,
  now: number,
): Promise<void> => {
  const ofUser = { field: 'user_id', op: 'eq', value: userId } as const;
  await tx.table('refresh_tokens').remove([ofUser, { field: 'expires', op: 'lt', value: isoTime(now) }]);
  for (const [field, lifetime] of [
    ['signed_in', limits.session],
    ['last_seen', limits.sessionIdle],
  ] as const)
    await tx.table('sessions').remove([ofUser, { field, op: 'lt', value: isoTime(now - lifetime) }]);
};

/** Who proved to be a user, and for which version of the user's credentials. */
export interface ProvenUser {
  readonly userId: number;
  readonly version: number;
}

/** Signs a user in: starts a new family of tokens, ends the one before in this browser, and remembers the browser. */
export const startSession = async (
  c: Context<ApiEnv>,
  { userId, version }: ProvenUser,
): Promise<AnswerOf<typeof refreshTokenCall>> => {
  const { deps } = c.var;
  const [issued, family, secret] = [deps.clock.now(), randomSecret(), randomSecret()];
  const begin = async (tx: Storage) => {
    const user = await requireVersion(tx, userId, version, new Refusal(401, 'invalid credentials'));
    await removeExpired(tx, deps, userId, issued);
    const device = await rememberDevice(c, tx, userId);
    const deviceHash = await digest(device);
    await endSessionsIn(tx, userId, deviceHash);
    await tx.table('sessions').insert({
      family,
      user_id: userId,
      signed_in: isoTime(issued),
      last_seen: isoTime(issued),
      network: deps.addressOf ? callersNetwork(c) : '',
      ...parseUserAgent(c.req.header('User-Agent') ?? ''),
      device: deviceHash,
    });
    const token = { secret, family, userId, issued, signedIn: issued };
    await storeRefreshToken({ ...deps, storage: tx }, token);
    await recordEvents(deps, tx, actorOf(c, userId), [
      { action: 'sign-in', resource: 'session', recordId: userId },
    ]);
    return { device, user };
  };
  // Two tabs that sign in at the same time may both be the first to register this browser.
  const { device, user } = await retryCollision(['known_devices'], () => deps.storage.transaction(begin));
  setDeviceCookie(c, device);
  return { token: await accessToken(deps, user, family, issued), refresh_token: secret };
};

/** Whether a sign-in is still valid. `row` is a row of `sessions`. */
export const isAlive = (row: Row, { clock, limits }: Pick<ApiDeps, 'clock' | 'limits'>): boolean =>
  clock.now() < Date.parse(String(row['signed_in'])) + limits.session &&
  clock.now() < Date.parse(String(row['last_seen'])) + limits.sessionIdle;

export const endFamily = async (tx: Storage, family: string): Promise<number> => {
  const ofFamily = [{ field: 'family', op: 'eq', value: family }] as const;
  await tx.table('refresh_tokens').remove(ofFamily);
  return tx.table('sessions').remove(ofFamily);
};

/** Ends a user's sign-ins in one browser. `device` is the hash of its secret. */
const endSessionsIn = async (tx: Storage, userId: number, device: string): Promise<void> => {
  const rows = await tx.table('sessions').find([
    { field: 'user_id', op: 'eq', value: userId },
    { field: 'device', op: 'eq', value: device },
  ]);
  for (const row of rows) await endFamily(tx, String(row['family']));
};

/** Signs all users out, except in one family. Returns how many sign-ins ended. */
export const endAllSessions = async (tx: Storage, exceptFamily: string): Promise<number> => {
  const others = [{ field: 'family', op: 'ne', value: exceptFamily }] as const;
  await tx.table('refresh_tokens').remove(others);
  return tx.table('sessions').remove(others);
};

/**
 * Gives a sign-in new tokens. The ones it had stop working at once. Returns what the new access token is created from.
 * Throws 401 when the sign-in has ended in the meantime.
 */
export const renewSession = async (
  deps: ApiDeps,
  tx: Storage,
  { userId, family: before }: { readonly userId: number; readonly family: string },
): Promise<{ readonly family: string; readonly secret: string; readonly issued: number }> => {
  const [issued, family, secret] = [deps.clock.now(), randomSecret(), randomSecret()];
  const ofFamily = [{ field: 'family', op: 'eq', value: before }] as const;
  const session = await tx.table('sessions').first(ofFamily);
  if (!session) throw new Refusal(401, 'token expired');
  await tx.table('refresh_tokens').remove(ofFamily);
  await tx.table('sessions').update(ofFamily, { family, last_seen: isoTime(issued) });
  const signedIn = Date.parse(String(session['signed_in']));
  await storeRefreshToken({ ...deps, storage: tx }, { secret, family, userId, issued, signedIn });
  return { family, secret, issued };
};

/** Signs a user out everywhere, except in the family `kept`. Returns how many sign-ins ended. */
export const endSessionsOf = async (tx: Storage, userId: number, exceptFamily?: string): Promise<number> => {
  const ofUser = { field: 'user_id', op: 'eq', value: userId } as const;
  const others =
    exceptFamily === undefined ? [] : [{ field: 'family', op: 'ne', value: exceptFamily } as const];
  await tx.table('refresh_tokens').remove([ofUser, ...others]);
  return tx.table('sessions').remove([ofUser, ...others]);
};
