import type { Row, Storage } from '@server/storage/storage';
import { Refusal } from '../refusal';

/** Returns the user who makes the call. Throws 401 when the user was deleted in the meantime. */
export const ownUser = async (storage: Storage, userId: number): Promise<Row> => {
  const user = await storage.table('users').first([{ field: 'id', op: 'eq', value: userId }]);
  if (!user) throw new Refusal(401, 'token expired');
  return user;
};
