import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { toStorageError } from '../storage-unavailable';

const withStorageErrors = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw toStorageError(error);
  });

/** Wraps the pool so that its errors show whether the database was unreachable or not writable. */
export const guardedPool = (pool: PostgresPool): PostgresPool => ({
  connect: async () => {
    const client = await withStorageErrors(pool.connect());
    const query = (text: string, parameters: readonly unknown[]) =>
      withStorageErrors(client.query(text, parameters));
    // Kysely's client type also has a cursor overload, which only streaming uses.
    return { query, release: () => client.release() } as unknown as PostgresPoolClient;
  },
  end: () => pool.end(),
});
