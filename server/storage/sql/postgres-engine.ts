import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine } from './database';
import { guardedPool } from './guarded-pool';

/** Whole numbers and counts arrive as text unless told otherwise; ours stay far below 2 ** 53. */
const parserOf: typeof pg.types.getTypeParser = (type, format): unknown =>
  type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format);

const ignore = (): void => undefined;

/** Connects to a PostgreSQL server. Throws one sentence, without the address and its password, when none answers. */
export const openPostgres = async (databaseUrl: string): Promise<Engine> => {
  try {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 10,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      types: { getTypeParser: parserOf },
    });
    // A connection that breaks is replaced by the pool, and its query fails. Without a listener it would end the process: the
    // pool's own hears of idle connections only, so those in use need one of their own.
    pool.on('error', ignore);
    pool.on('connect', (client) => client.on('error', ignore));
    (await pool.connect()).release();
    const db: Engine['db'] = new Kysely({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) });
    return { db, isShared: true, close: () => db.destroy() };
  } catch (error) {
    const reason = error instanceof Error && error.message ? error.message : 'no answer';
    throw new Error(`DATABASE_URL does not lead to a usable PostgreSQL: ${reason}`, { cause: error });
  }
};
