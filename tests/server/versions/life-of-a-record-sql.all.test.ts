import { beforeAll, describe, test } from 'vitest';
import { createDelayedWorld } from '../rights/delayed/world';
import { openDatabases } from './databases';
import { refused, writing } from './demo-roles';
import { checkLife } from './life-of-a-record';
import { serversOn } from './writers';

let created: Awaited<ReturnType<typeof createDelayedWorld>>;
beforeAll(async () => {
  created = await createDelayedWorld();
});

describe.each(openDatabases())('on %s', (_, open) => {
  let servers: Awaited<ReturnType<typeof serversOn>>;
  beforeAll(async () => {
    servers = await serversOn(created, await open());
  });

  test.each(
    [...writing, ...refused].map(({ resource, role }) => [resource.name, role.name, resource, role] as const),
  )('%s as %s: every step is taken or refused as the role has the right', async (_, __, resource, role) => {
    await checkLife({ world: created.world, servers, resource, role });
  });
});
