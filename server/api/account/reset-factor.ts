import type { Storage } from '@server/storage/storage';
import type { Language } from '@server/words/language';
import type { ApiDeps } from '../deps';
import { raiseVersion } from '../auth/raise-version';
import { notify } from './notify';

/** Removes all second factors of a user. The caller raises the user's version. */
export const clearFactors = async (tx: Storage, userId: number): Promise<void> => {
  const ofUser = [{ field: 'user_id', op: 'eq', value: userId }] as const;
  for (const table of ['app_factors', 'recovery_codes']) await tx.table(table).remove(ofUser);
  await tx.table('user_profiles').update(ofUser, { two_factor: false });
};

/**
 * Helps a user who lost their second factor: removes the factor, ends all sign-ins and notifies the user. Permission
 * checks and the audit entry are up to the caller. If the user's role requires a factor, mailed codes are used from
 * then on.
 */
export const resetFactor = async (
  tx: Storage,
  deps: Pick<ApiDeps, 'jobs'>,
  userId: number,
  language: Language = 'en',
): Promise<void> => {
  await clearFactors(tx, userId);
  await raiseVersion(tx, userId, { sessions: 'all' });
  await notify(deps, tx, 'factor-changed', { userId, language });
};
