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
/** In the short run, each storage gets a different caller. */
const callersOf = (kind: string) =>
  isFull ? [...few, everything(demoRoles)] : few.filter((_, at) => at % kinds.length === kinds.indexOf(kind));
/** The timeout in ms. Each caller makes hundreds of calls, twice. */
const timeoutMs = 120_000;

/** The full matrix runs on memory. Part of it runs here on SQL, which has separate code for conditions, order and sums. */
describe.each(kinds)('on %s, no response reveals what the caller may not know', (name) => {
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

  test.each(callersOf(name))('for $name', { timeout: timeoutMs }, async (caller) => {
    const declared = restricted(resources, (at) => at % 2 === 1, world.visible);
    const leaks = await leaksOf(world, { declared, caller });
    expect(leaks.map(({ channel }) => `${channel.method} ${channel.path}`)).toEqual([]);
  });

  test('a removed rule is detected', { timeout: timeoutMs }, async () => {
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
