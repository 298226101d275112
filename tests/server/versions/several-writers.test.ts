import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { createMemoryStorage } from '@server/storage/memory/memory-storage';
import { runs } from '@tests/helpers/scale';
import { schemas } from '@tests/server/storage/pglite-database';
import { createDelayedWorld } from '../rights/delayed/world';
import { edited } from './places';
import { checkWriting, serversOn, writings } from './writers';

let created: Awaited<ReturnType<typeof createDelayedWorld>>;
beforeAll(async () => {
  created = await createDelayedWorld();
});

/** 500 cases in all, 5,000 in a full run. */
const allRuns = runs(500, 5000) / edited.length;

test.each(edited.map((resource) => [resource.name, resource] as const))(
  '%s: two to eight writers overwrite nothing unseen and lose nothing',
  async (_, resource) => {
    const servers = await serversOn(created, [createMemoryStorage(schemas)]);
    expect(allRuns).toBeGreaterThanOrEqual(100);
    await fc.assert(
      fc.asyncProperty(writings, (writing) =>
        checkWriting({ world: created.world, servers, resource }, writing),
      ),
      { numRuns: allRuns },
    );
  },
);
