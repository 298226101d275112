import type { Storage } from '@server/storage/storage';
import type { Language } from '@server/words/language';
import { endSessionsOf } from '../auth/sessions';
import type { ApiDeps } from '../deps';
import { notify } from './notify';

/** Removes all second factors of a user, their pending setups, and the logins that wait for a code. */
export const clearFactors = async (tx: Storage, userId: number): Promise<void> => {
  const ofUser = [{ field: 'user_id', op: 'eq', value: userId }] as const;
  for (const table of ['app_factors', 'recovery_codes', 'factor_setups', 'two_factor_challenges'])
    await tx.table(table).remove(ofUser);
  await tx.table('user_profiles').update(ofUser, { two_factor: false });
};

/**
 * Helps a user who lost their second factor: removes the factor, ends all sign-ins and notifies the user. Permission
 * checks and the audit entry are up to the caller. If the user's role requires a factor, mailed codes are used from
 * then on.
 */
export const resetFactor = async (
  tx: Storage,
  deps: Pick<ApiDeps, 'background' | 'mailer'>,
  userId: number,
  language: Language = 'en',
): Promise<void> => {
  await clearFactors(tx, userId);
  await endSessionsOf(tx, userId);
  const user = await tx.table('users').first([{ field: 'id', op: 'eq', value: userId }]);
  if (user) notify(deps, user, 'factor-changed', language);
};
