import { afterAll } from 'vitest';
import { openStorage } from '@server/storage/open-storage';
import type { Storage } from '@server/storage/storage';
import type { TableSchema } from '@server/storage/table-schema';
import { openPgliteStorage, schemas } from '@tests/server/storage/pglite-database';
import { newDatabase, reachablePostgres } from '@tests/server/storage/postgres-database';

const server = await reachablePostgres();

/** Returns each database by name with a function that opens its storages. They are closed after the tests of the file. */
export const openDatabases = (declared: readonly TableSchema[] = schemas) => {
  const closing: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of closing) await close();
  });

  const openPglite = async (): Promise<readonly Storage[]> => {
    const storage = await openPgliteStorage(declared);
    closing.push(() => storage.close());
    return [storage];
  };

  /** Two servers on one database. */
  const openPostgres = async (): Promise<readonly Storage[]> => {
    const database = await newDatabase(server ?? '');
    const open = async () => (await openStorage({ databaseUrl: database.url }, declared)).storage;
    const storages = [await open(), await open()];
    closing.push(async () => {
      for (const storage of storages) await storage.close();
      await database.drop();
    });
    return storages;
  };

  return [['PGlite', openPglite] as const, ...(server ? [['PostgreSQL', openPostgres] as const] : [])];
};
