import type { Row, Storage } from '@server/storage/storage';

/** Finds a user by the e-mail at login, which is kept in lower case and compared without regard to it. */
export const findByUsername = (storage: Storage, username: string): Promise<Row | null> =>
  storage.table('users').first([{ field: 'username', op: 'eq', value: username.trim().toLowerCase() }]);
