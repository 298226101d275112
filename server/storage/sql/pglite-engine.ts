import { PGlite, type Transaction } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
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

const create = (folder?: string): Promise<PGlite> =>
  PGlite.create({ ...(folder && { dataDir: folder }), parsers: { [int8]: Number } });

/** Made beside and then moved, so that a first start cut short leaves nothing that looks like a database. */
const makeFolder = async (folder: string): Promise<void> => {
  // PGlite makes its folder itself, but not the ones above it.
  mkdirSync(dirname(folder), { recursive: true });
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  await (await create(draft)).close();
  renameSync(draft, folder);
};

/** Opens the database in a folder, made when it is missing; in memory without one. Throws one clear sentence when it cannot. */
export const openPglite = async (folder?: string): Promise<Engine> => {
  try {
    if (folder && !existsSync(folder)) await makeFolder(folder);
    const pglite = await create(folder);
    const db: Engine['db'] = new Kysely({ dialect: new PostgresDialect({ pool: poolOf(pglite) }) });
    return { db, close: () => db.destroy() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database in ${folder ?? 'memory'} cannot be opened: ${reason}`, { cause: error });
  }
};
