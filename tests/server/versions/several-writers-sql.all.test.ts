import fc from 'fast-check';
import { beforeAll, describe, test } from 'vitest';
import { runs } from '@tests/helpers/scale';
import { createDelayedWorld } from '../rights/delayed/world';
import { openDatabases } from './databases';
import { edited } from './places';
import { checkWriting, serversOn, writings } from './writers';

let created: Awaited<ReturnType<typeof createDelayedWorld>>;
beforeAll(async () => {
  created = await createDelayedWorld();
});

describe.each(openDatabases())('on %s', (_, open) => {
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
});
