import { afterAll, describe } from 'vitest';
import { openStorage } from '@server/storage/open-storage';
import { resourceTables } from '@server/storage/resource-tables';
import { systemTables } from '@server/storage/system-tables';
import type { Storage } from '@server/storage/storage';
import { openPgliteStorage } from '../storage/pglite-database';
import { newDatabase, reachablePostgres } from '../storage/postgres-database';
import { deletionContract } from './deletion-contract';
import { readsContract } from './reads-contract';
import { withVans } from './vans';
import { writesContract } from './writes-contract';

const schemas = [...systemTables, ...resourceTables(withVans)];
const server = await reachablePostgres();

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});
const closed = (storage: Storage): Storage => {
  closing.push(() => storage.close());
  return storage;
};

const inPglite = async () => closed(await openPgliteStorage(schemas));
const inPostgres = async () => {
  const database = await newDatabase(server ?? '');
  closing.push(database.drop);
  return closed((await openStorage({ databaseUrl: database.url }, schemas)).storage);
};

readsContract('PGlite', inPglite, ['some', 'none']);
writesContract('PGlite', inPglite, ['some']);
deletionContract('PGlite', inPglite);

describe.runIf(server)('with a server', () => {
  readsContract('PostgreSQL', inPostgres, ['some', 'none']);
  writesContract('PostgreSQL', inPostgres, ['some']);
  deletionContract('PostgreSQL', inPostgres);
});
