import type { Row, Storage } from '@server/storage/storage';

/** Finds a user by login e-mail. It is stored in lower case, and the case of the argument is ignored. */
export const findByUsername = (storage: Storage, username: string): Promise<Row | null> =>
  storage.table('users').first([{ field: 'username', op: 'eq', value: username.trim().toLowerCase() }]);

export const permissionsOfRole = async (storage: Storage, roleId: number): Promise<string[]> => {
  const rows = await storage.table('role_permissions').find([{ field: 'role_id', op: 'eq', value: roleId }]);
  return rows.map((row) => String(row['permission']));
};

/** Returns the user if they may currently sign in, otherwise null. */
export const activeUser = async (storage: Storage, userId: number): Promise<Row | null> => {
  const user = await storage.table('users').first([{ field: 'id', op: 'eq', value: userId }]);
  return user?.['stage'] === 'active' ? user : null;
};

/** Returns the agency that a user belongs to. It only counts together with the right to act for it. */
export const agencyOf = async (storage: Storage, userId: number): Promise<number | null> => {
  const row = await storage.table('agency_users').first([{ field: 'user_id', op: 'eq', value: userId }]);
  return row ? Number(row['agency_id']) : null;
};

export const clientIdsOf = async (storage: Storage, userId: number): Promise<number[]> => {
  const rows = await storage.table('user_clients').find([{ field: 'user_id', op: 'eq', value: userId }]);
  return rows.map((row) => Number(row['client_id']));
};

/** Returns the address that is waiting for confirmation, or null. */
export const pendingAddress = async (storage: Storage, userId: number): Promise<string | null> => {
  const row = await storage.table('address_changes').first([{ field: 'user_id', op: 'eq', value: userId }]);
  return row ? String(row['username']) : null;
};
