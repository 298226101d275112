import type { Row, Storage } from '../../storage/storage';
import { isoTime } from '../clock';
import type { ApiDeps, Keys } from '../deps';
import { signatureOf } from '../membership/signed-link';
import { permissionsOfRole } from '../session/rights';
import { digest, randomSecret } from '../session/secrets';
import { signToken } from '../session/tokens';

export interface TokenPair {
  readonly token: string;
  readonly refresh_token: string;
}

/** An employee who has not joined yet is led to the membership form, by a link that the portal signs. */
const employeeClaims = async (keys: Keys, profile: Row | null): Promise<object> => {
  if (!profile?.['employee_id']) return {};
  const [employee, isComplete] = [Number(profile['employee_id']), profile['onboarding_complete'] === true];
  return {
    employee_id: employee,
    onboarding_complete: isComplete,
    ...(!isComplete && { membership_sig: await signatureOf(keys, { by: 'employee_id', value: employee }) }),
  };
};

/** The access token of a user, issued at a given time (milliseconds since 1970). */
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

export const storeRefreshToken = async (
  { storage, limits }: { storage: Storage; limits: ApiDeps['limits'] },
  token: { secret: string; family: string; userId: number; issued: number },
): Promise<void> => {
  await storage.table('refresh_tokens').insert({
    hash: await digest(token.secret),
    family: token.family,
    user_id: token.userId,
    issued: isoTime(token.issued),
    expires: isoTime(token.issued + limits.refreshToken),
    replaced: null,
    replaced_by_pair: null,
  });
};

/** Signs a user in: a new family of tokens. Tokens of this user that have ended are cleared away on the occasion. */
export const startSession = async (deps: ApiDeps, user: Row): Promise<TokenPair> => {
  const [issued, family, secret] = [deps.clock.now(), randomSecret(), randomSecret()];
  const userId = Number(user['id']);
  await deps.storage.table('refresh_tokens').remove([
    { field: 'user_id', op: 'eq', value: userId },
    { field: 'expires', op: 'lt', value: isoTime(issued) },
  ]);
  await storeRefreshToken(deps, { secret, family, userId, issued });
  return { token: await accessToken(deps, user, family, issued), refresh_token: secret };
};

export const endFamily = (storage: Storage, family: string): Promise<number> =>
  storage.table('refresh_tokens').remove([{ field: 'family', op: 'eq', value: family }]);

export const endSessionsOf = (storage: Storage, userId: number): Promise<number> =>
  storage.table('refresh_tokens').remove([{ field: 'user_id', op: 'eq', value: userId }]);
