import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine } from './database';
import { guardedPool } from './guarded-pool';

/** Parses bigint columns and counts as numbers instead of text. The values stay far below 2 ** 53. */
const parserOf: typeof pg.types.getTypeParser = (type, format): unknown =>
  type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format);

const ignore = (): void => undefined;

/** Connects to a PostgreSQL server. Throws one sentence, without the address and its password, when the connection fails. */
export const openPostgres = async (databaseUrl: string): Promise<Engine> => {
  try {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 10,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      types: { getTypeParser: parserOf },
    });
    // The pool replaces a broken connection, and its query fails. Without a listener, the error event would end the
    // process. The pool's own listener only hears about idle connections, so connections in use need a separate one.
    pool.on('error', ignore);
    pool.on('connect', (client) => client.on('error', ignore));
    (await pool.connect()).release();
    const db: Engine['db'] = new Kysely({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) });
    return { db, patientDb: db, isShared: true, hasOneConnection: false, close: () => db.destroy() };
  } catch (error) {
    const reason = error instanceof Error && error.message ? error.message : 'no answer';
    throw new Error(`DATABASE_URL does not lead to a usable PostgreSQL: ${reason}`, { cause: error });
  }
};
