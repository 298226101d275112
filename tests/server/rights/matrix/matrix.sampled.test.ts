import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { demoRoles } from '@server/seed/data/roles';
import { isFull, sampleOf } from '@tests/helpers/scale';
import { restricted } from './restricted';
import { createMatrixWorld, everything, leaksOf, subsetsOf, type Caller, type Leak, type World } from './run';

let world: World;
beforeAll(async () => {
  world = await createMatrixWorld(resources);
});

const roles = demoRoles.filter(({ permissions }) => permissions.length > 0);
const all = everything(demoRoles);
const subsets = subsetsOf(resources);
const halves = { even: (at: number) => at % 2 === 0, odd: (at: number) => at % 2 === 1 };
/** In the short run, each caller makes only a sample of the calls. */
const inTurn = (callers: readonly Caller[]) =>
  callers.map((caller, at) => ({ caller, turn: isFull ? undefined : at }));
const named = (leaks: readonly Leak[]) =>
  leaks.map(({ caller, channel }) => `${caller}: ${channel.method} ${channel.path}`);

describe('no response reveals what the caller may not know', () => {
  test.each(inTurn(sampleOf([...roles, ...subsets, all], 8)))(
    'as declared, for $caller.name',
    async (asking) => {
      expect(named(await leaksOf(world, { declared: resources, ...asking }))).toEqual([]);
    },
  );

  describe.each(Object.entries(halves))('with rights on rows and on every %s field', (_, isWithheld) => {
    // In the short run, the caller with the most rights makes all calls, because the most can be withheld from it.
    test.each(sampleOf([...inTurn(isFull ? roles : roles.slice(0, 2)), { caller: all }], 3))(
      'for $caller.name',
      async (asking) => {
        const declared = restricted(resources, isWithheld, world.visible);
        expect(named(await leaksOf(world, { declared, ...asking }))).toEqual([]);
      },
    );
  });
});
