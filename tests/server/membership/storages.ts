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
 * Tests that write run on memory and on SQL. PGlite and PostgreSQL run the same SQL, but only PostgreSQL runs transactions
 * concurrently. PGlite is used when PostgreSQL is not available, and additionally in a full run.
 */
export const storages: readonly (readonly [name: string, open: () => Promise<Opened>])[] = [
  ['memory', () => Promise.resolve({ close: () => Promise.resolve() })],
  ...(isFull || !server ? ([['PGlite', inPglite]] as const) : []),
  ...(server ? ([['PostgreSQL', inPostgres]] as const) : []),
];
