import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine } from './database';

const int8: number = pg.types.builtins.INT8;

/** Connects to a PostgreSQL server. Throws one sentence, without the address and its password, when none answers. */
export const openPostgres = async (databaseUrl: string): Promise<Engine> => {
  try {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 10,
      connectionTimeoutMillis: 10_000,
      types: {
        getTypeParser: (oid: number) => (oid === int8 ? Number : pg.types.getTypeParser(oid)),
      },
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
