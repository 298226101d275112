import { PGlite, type Transaction } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Mutex } from '../mutex';
import type { Engine } from './database';

const int8 = 20;

/** PGlite has one connection; whoever asks for it gets it in turn and keeps it for the whole transaction. */
const poolOf = (pglite: PGlite): PostgresPool => {
  const mutex = new Mutex();
  const query: Transaction['query'] = (text, parameters) => pglite.query(text, parameters);
  return {
    connect: async () => {
      const release = await mutex.acquire();
      const client = {
        query: async (text: string, parameters: unknown[]) => {
          const result = await query<Record<string, unknown>>(text, [...parameters]);
          const command = text.trimStart().slice(0, 6).toUpperCase();
          return { command, rowCount: result.affectedRows ?? result.rows.length, rows: result.rows };
        },
        release,
      };
      // Kysely's client type also names a cursor overload, which only streaming uses.
      return client as unknown as PostgresPoolClient;
    },
    end: () => pglite.close(),
  };
};

/** Opens the database in a folder, made when it is missing; in memory without one. Throws one clear sentence when it cannot. */
export const openPglite = async (folder?: string): Promise<Engine> => {
  // PGlite makes the folder itself, but not the ones above it.
  if (folder) mkdirSync(dirname(folder), { recursive: true });
  try {
    const pglite = await PGlite.create({ ...(folder && { dataDir: folder }), parsers: { [int8]: Number } });
    const db: Engine['db'] = new Kysely({ dialect: new PostgresDialect({ pool: poolOf(pglite) }) });
    return { db, close: () => db.destroy() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database in ${folder ?? 'memory'} cannot be opened: ${reason}`, { cause: error });
  }
};
