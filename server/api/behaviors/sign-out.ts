import type { Storage } from '@server/storage/storage';
import { endSessionsOf } from '../auth/sessions';
import { ofUser } from './user-record';

/** Signs the user out everywhere and makes links and codes on their way worthless. */
export const shutOut = async (tx: Storage, userId: number): Promise<void> => {
  await endSessionsOf(tx, userId);
  for (const table of ['link_tokens', 'address_changes', 'two_factor_challenges', 'factor_setups'])
    await tx.table(table).remove([ofUser(userId)]);
};

/** Whether the user ever chose a password. Users who did not become active by the mailed link alone. */
export const hasPassword = async (tx: Storage, userId: unknown): Promise<boolean> =>
  (await tx.table('credentials').count([ofUser(userId)])) > 0;
