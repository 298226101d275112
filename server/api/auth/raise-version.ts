import type { Condition } from '@core/resource/condition';
import type { Storage } from '@server/storage/storage';
import { credentialVersion, profiles } from '../session/credential-version';
import { endSessionsOf } from './sessions';

const ofUser = (userId: number): Condition => ({ field: 'user_id', op: 'eq', value: userId });

interface RaiseOptions {
  /** Sign-ins to end: all, all but one family, or none. */
  readonly sessions: 'all' | 'none' | { readonly except: string };
}

/**
 * To be called in every transaction that changes a user's password, factors, address, stage, role or clients. Ends what
 * began before the change: pending links, address changes, setups of factors, and sign-ins that wait for a code.
 */
export const raiseVersion = async (
  tx: Storage,
  userId: number,
  { sessions }: RaiseOptions,
): Promise<void> => {
  await tx.table('users').lock([{ field: 'id', op: 'eq', value: userId }]);
  const version = await credentialVersion(tx, userId);
  await tx.table(profiles).update([ofUser(userId)], { credential_version: version + 1 });
  await tx.table('link_tokens').remove([ofUser(userId), { field: 'used', op: 'eq', value: null }]);
  for (const table of ['address_changes', 'two_factor_challenges', 'factor_setups'])
    await tx.table(table).remove([ofUser(userId)]);
  if (sessions !== 'none') await endSessionsOf(tx, userId, sessions === 'all' ? undefined : sessions.except);
};
