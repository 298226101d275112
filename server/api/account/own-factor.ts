import type { accountCall } from '@core/calls/account';
import type { AnswerOf } from '@core/calls/call';
import type { Row, Storage } from '@server/storage/storage';

/** What a login requires after the password: nothing, a mailed code, or the code of an authenticator app. */
export type Factor = AnswerOf<typeof accountCall>['factor'];

/** Returns the factor that the user turned on. The `two_factor` flag of the profile means mailed codes. */
export const factorOf = async (storage: Storage, userId: number): Promise<Factor> => {
  const ofUser = [{ field: 'user_id', op: 'eq', value: userId }] as const;
  const [app, profile] = await Promise.all([
    storage.table('app_factors').first(ofUser),
    storage.table('user_profiles').first(ofUser),
  ]);
  if (app) return 'app';
  return profile?.['two_factor'] === true ? 'mail' : 'none';
};

/** Whether the user's role requires a second factor. */
export const isFactorRequired = async (storage: Storage, user: Row): Promise<boolean> => {
  const role = await storage
    .table('roles')
    .first([{ field: 'id', op: 'eq', value: user['role_id'] ?? null }]);
  return role?.['factor_required'] === true;
};

/**
 * Returns the factor to use at login. Users without a factor whose role requires one get mailed codes, so that the
 * requirement locks no user out.
 */
export const factorAtLogin = async (storage: Storage, user: Row): Promise<Factor> => {
  const own = await factorOf(storage, Number(user['id']));
  if (own !== 'none') return own;
  return (await isFactorRequired(storage, user)) ? 'mail' : 'none';
};
