import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine } from './database';

/** Whole numbers and counts arrive as text unless told otherwise; ours stay far below 2 ** 53. */
const parserOf: typeof pg.types.getTypeParser = (type, format): unknown =>
  type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format);

/** Connects to a PostgreSQL server. Throws one sentence, without the address and its password, when none answers. */
export const openPostgres = async (databaseUrl: string): Promise<Engine> => {
  try {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 10,
      connectionTimeoutMillis: 10_000,
      types: { getTypeParser: parserOf },
    });
    // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
    pool.on('error', () => undefined);
    (await pool.connect()).release();
    const db: Engine['db'] = new Kysely({ dialect: new PostgresDialect({ pool }) });
    return { db, close: () => db.destroy() };
  } catch (error) {
    const reason = error instanceof Error && error.message ? error.message : 'no answer';
    throw new Error(`DATABASE_URL does not lead to a usable PostgreSQL: ${reason}`, { cause: error });
  }
};
