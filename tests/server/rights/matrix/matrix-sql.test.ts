import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { demoRoles } from '@server/seed/data/roles';
import { openStorage } from '@server/storage/open-storage';
import { isFull } from '@tests/helpers/scale';
import { openPgliteStorage, schemas } from '@tests/server/storage/pglite-database';
import { newDatabase, reachablePostgres } from '@tests/server/storage/postgres-database';
import { restricted } from './restricted';
import { createMatrixWorld, everything, leaksOf, type World } from './run';

const server = await reachablePostgres();
const few = demoRoles.filter(({ name }) => ['Regional Manager', 'Agency Administrator'].includes(name));
const kinds = server ? ['PGlite', 'PostgreSQL'] : ['PGlite'];
/** In the short run each storage has a caller of its own. */
const callersOf = (kind: string) =>
  isFull ? [...few, everything(demoRoles)] : few.filter((_, at) => at % kinds.length === kinds.indexOf(kind));
/** Each caller asks hundreds of calls, twice. */
const patience = 120_000;

/** The whole matrix runs over memory; here a part of it runs in SQL, whose conditions, order and sums are other code. */
describe.each(kinds)('over %s, what a caller may not know shows in no answer', (name) => {
  let world: World;
  let drop = () => Promise.resolve();
  beforeAll(async () => {
    const database = name === 'PGlite' ? undefined : await newDatabase(server ?? '');
    if (database) drop = database.drop;
    const storage = database
      ? (await openStorage({ databaseUrl: database.url }, schemas)).storage
      : await openPgliteStorage();
    world = await createMatrixWorld(resources, storage);
  });
  afterAll(async () => {
    await world.api.storage.close();
    await drop();
  });

  test.each(callersOf(name))('to $name', { timeout: patience }, async (caller) => {
    const declared = restricted(resources, (at) => at % 2 === 1, world.visible);
    const leaks = await leaksOf(world, { declared, caller });
    expect(leaks.map(({ channel }) => `${channel.method} ${channel.path}`)).toEqual([]);
  });

  test('and a rule that is taken out is found', { timeout: patience }, async () => {
    const declared = restricted(resources, (at) => at % 2 === 1, world.visible);
    const leaks = await leaksOf(world, {
      declared,
      served: resources,
      caller: everything(demoRoles),
      isAsked: ({ path }) => /dashboard|billings/.test(path),
    });
    const kinds = new Set(leaks.map(({ channel }) => channel.kind));
    for (const kind of ['list', 'search', 'filter', 'sort', 'csv', 'kpi', 'dashboard', 'record'])
      expect(kinds).toContain(kind);
  });
});
