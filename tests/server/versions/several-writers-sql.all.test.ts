import fc from 'fast-check';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { openStorage } from '@server/storage/open-storage';
import type { Storage } from '@server/storage/storage';
import { runs } from '@tests/helpers/scale';
import { openPgliteStorage, schemas } from '@tests/server/storage/pglite-database';
import { newDatabase, reachablePostgres } from '@tests/server/storage/postgres-database';
import { createDelayedWorld } from '../rights/delayed/world';
import { edited } from './places';
import { checkWriting, serversOn, writings } from './writers';

const server = await reachablePostgres();
let created: Awaited<ReturnType<typeof createDelayedWorld>>;
beforeAll(async () => {
  created = await createDelayedWorld();
});

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

const openPglite = async (): Promise<readonly Storage[]> => {
  const storage = await openPgliteStorage();
  closing.push(() => storage.close());
  return [storage];
};

/** Two servers on one database. */
const openPostgres = async (): Promise<readonly Storage[]> => {
  const database = await newDatabase(server ?? '');
  const open = async () => (await openStorage({ databaseUrl: database.url }, schemas)).storage;
  const storages = [await open(), await open()];
  closing.push(async () => {
    for (const storage of storages) await storage.close();
    await database.drop();
  });
  return storages;
};

describe.each([['PGlite', openPglite] as const, ...(server ? [['PostgreSQL', openPostgres] as const] : [])])(
  'on %s',
  (_, open) => {
    test.each(edited.map((resource) => [resource.name, resource] as const))(
      '%s: two to eight writers overwrite nothing unseen and lose nothing',
      async (_name, resource) => {
        const servers = await serversOn(created, await open());
        await fc.assert(
          fc.asyncProperty(writings, (writing) =>
            checkWriting({ world: created.world, servers, resource }, writing),
          ),
          { numRuns: runs(20, 1000) },
        );
      },
    );
  },
);
