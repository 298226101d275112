import type { Storage } from '@server/storage/storage';
import type { Language } from '@server/words/language';
import { endSessionsOf } from '../auth/sessions';
import type { ApiDeps } from '../deps';
import { notify } from './notify';

/** Takes every second factor of a user away, with what was being set up and the logins that wait for a code. */
export const clearFactors = async (tx: Storage, userId: number): Promise<void> => {
  const ofUser = [{ field: 'user_id', op: 'eq', value: userId }] as const;
  for (const table of ['app_factors', 'recovery_codes', 'factor_setups', 'two_factor_challenges'])
    await tx.table(table).remove(ofUser);
  await tx.table('user_profiles').update(ofUser, { two_factor: false });
};

/**
 * An administrator's help for a user who lost their second factor: it is gone, every sign-in ends and the person is told. Who may
 * do so, and the audit trail's entry, are the caller's; a role that demands a factor asks for mailed codes from then on.
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
