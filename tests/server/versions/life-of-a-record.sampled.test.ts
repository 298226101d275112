import { beforeAll, expect, test } from 'vitest';
import { createMemoryStorage } from '@server/storage/memory/memory-storage';
import { sampleOf } from '@tests/helpers/scale';
import { schemas } from '@tests/server/storage/pglite-database';
import { createDelayedWorld } from '../rights/delayed/world';
import { refused, writing } from './demo-roles';
import { checkLife, created } from './life-of-a-record';
import { edited } from './places';
import { serversOn } from './writers';

let world: Awaited<ReturnType<typeof createDelayedWorld>>;
beforeAll(async () => {
  world = await createDelayedWorld();
});

test('every resource with new records has one here, and every resource has roles with and without the right', () => {
  const withNew = edited.filter(({ operations }) => operations.create);
  expect(Object.keys(created).sort()).toEqual(withNew.map(({ name }) => name).sort());
  for (const pairs of [writing, refused])
    expect(new Set(pairs.map(({ resource }) => resource))).toEqual(new Set(edited));
});

test.each(
  [...writing, ...sampleOf(refused, 8)].map(
    ({ resource, role }) => [resource.name, role.name, resource, role] as const,
  ),
)('%s as %s: every step is taken or refused as the role has the right', async (_, __, resource, role) => {
  const servers = await serversOn(world, [createMemoryStorage(schemas)]);
  await checkLife({ world: world.world, servers, resource, role });
});
