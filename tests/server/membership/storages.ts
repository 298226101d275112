import { openStorage } from '@server/storage/open-storage';
import type { Storage } from '@server/storage/storage';
import { isFull } from '@tests/helpers/scale';
import { openPgliteStorage, schemas } from '../storage/pglite-database';
import { newDatabase, reachablePostgres } from '../storage/postgres-database';

const server = await reachablePostgres();

interface Opened {
  /** Memory when absent. */
  readonly storage?: Storage;
  close(): Promise<void>;
}

const inPostgres = async (): Promise<Opened> => {
  const database = await newDatabase(server ?? '');
  const { storage } = await openStorage({ databaseUrl: database.url }, schemas);
  return { storage, close: () => storage.close().then(() => database.drop()) };
};

const inPglite = async (): Promise<Opened> => {
  const storage = await openPgliteStorage();
  return { storage, close: () => storage.close() };
};

/**
 * What the API writes is written in memory and in SQL. PGlite and PostgreSQL run the same SQL, and only PostgreSQL runs transactions side by
 * side: PGlite takes its place where there is none, and has its own turn in a full run.
 */
export const storages: readonly (readonly [name: string, open: () => Promise<Opened>])[] = [
  ['memory', () => Promise.resolve({ close: () => Promise.resolve() })],
  ...(isFull || !server ? ([['PGlite', inPglite]] as const) : []),
  ...(server ? ([['PostgreSQL', inPostgres]] as const) : []),
];
