import type { Condition } from '@core/resource/condition';
import type { Row, Storage } from '@server/storage/storage';
import type { Refusal } from '../refusal';

const ofUser = (userId: number): Condition => ({ field: 'user_id', op: 'eq', value: userId });
const ofId = (userId: number): Condition => ({ field: 'id', op: 'eq', value: userId });

export const profiles = 'user_profiles';

/** Returns how often a user's password, factors, address, stage, role or clients have changed. */
export const credentialVersion = async (storage: Storage, userId: number): Promise<number> =>
  Number((await storage.table(profiles).first([ofUser(userId)]))?.['credential_version'] ?? 0);

/**
 * Locks users, so that what changes their rights or credentials waits until the transaction has ended. Those in
 * `changed` are locked for this transaction alone. In the order of their ids, so that two transactions that lock the
 * same users never wait for each other.
 */
export const lockUsers = async (
  tx: Storage,
  users: readonly number[],
  changed: readonly number[] = [],
): Promise<void> => {
  const ids = [...new Set([...users, ...changed])].sort((one, other) => one - other);
  for (const id of ids)
    await tx.table('users').lock([ofId(id)], ...(changed.includes(id) ? [] : (['shared'] as const)));
};

/**
 * Locks a user who signs in and returns their current row. Throws `refusal` when they may not sign in, or when what they
 * proved was proven for an earlier version.
 */
export const requireVersion = async (
  tx: Storage,
  userId: number,
  version: number,
  refusal: Refusal,
): Promise<Row> => {
  const user = await tx.table('users').lock([ofId(userId)], 'shared');
  if (user?.['stage'] !== 'active' || (await credentialVersion(tx, userId)) !== version) throw refusal;
  return user;
};
