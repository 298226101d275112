import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { storageFault } from '../storage-unavailable';

const telling = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw storageFault(error);
  });

/** The pool, whose failures say whether it was the database that could not be reached or written to. */
export const guardedPool = (pool: PostgresPool): PostgresPool => ({
  connect: async () => {
    const client = await telling(pool.connect());
    const query = (text: string, parameters: readonly unknown[]) => telling(client.query(text, parameters));
    // Kysely's client type also names a cursor overload, which only streaming uses.
    return { query, release: () => client.release() } as unknown as PostgresPoolClient;
  },
  end: () => pool.end(),
});
