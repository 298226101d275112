import type { Storage } from '@server/storage/storage';

/** The address that waits until it is confirmed; null when none does. */
export const pendingAddress = async (storage: Storage, userId: number): Promise<string | null> => {
  const row = await storage.table('address_changes').first([{ field: 'user_id', op: 'eq', value: userId }]);
  return row ? String(row['username']) : null;
};
