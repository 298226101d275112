import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLocks } from '@tests/helpers/fake-locks';
import { runs } from '@tests/helpers/scale';
import { createSessionServer, type RefreshFault } from '@tests/helpers/session-server';
import { createWorld, type Action } from '@tests/helpers/session-world';

const action = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Action>('get', 'post') },
  { weight: 4, arbitrary: fc.constant<Action>('expire') },
  { weight: 2, arbitrary: fc.constantFrom<Action>('login 7', 'login 8') },
  { weight: 2, arbitrary: fc.constantFrom<Action>('logout', 'forbidden') },
  { weight: 1, arbitrary: fc.constantFrom<Action>('forget', 'wipe') },
);
const fault = fc.oneof(
  { weight: 5, arbitrary: fc.constant<RefreshFault>('none') },
  { weight: 1, arbitrary: fc.constantFrom<RefreshFault>('busy', 'offline', 'empty') },
);
const steps = fc.array(fc.record({ tab: fc.nat(2), action }), { minLength: 3, maxLength: 24 });
const limits = { numRuns: runs(200, 5_000) };

const runScript = async (
  scheduler: fc.Scheduler,
  {
    hasLocks,
    faults,
    script,
  }: { hasLocks: boolean; faults: RefreshFault[]; script: { tab: number; action: Action }[] },
) => {
  const server = createSessionServer(!hasLocks, faults);
  const world = createWorld({ scheduler, server, tabs: 3, locks: hasLocks ? createLocks() : undefined });
  world.act(0, 'login 7');
  await scheduler.waitIdle();
  scheduler.scheduleSequence(
    script.map(({ tab, action: name }) => ({
      label: `${name} in ${tab}`,
      builder: () => {
        world.act(tab, name);
        return Promise.resolve();
      },
    })),
  );
  await scheduler.waitIdle();
  return { server, world };
};

const checkRaces = (hasLocks: boolean, check: (end: Awaited<ReturnType<typeof runScript>>) => void) =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      steps,
      fc.array(fault, { maxLength: 8 }),
      async (scheduler, script, faults) => {
        const end = await runScript(scheduler, { hasLocks, faults, script });
        expect(end.world.faults).toEqual([]);
        expect(end.world.unfinished()).toBe(0);
        check(end);
      },
    ),
    limits,
  );

describe('refresh, logout, login of another user and calls, in any order over three tabs', () => {
  it('with locks and a server without grace: one refresh for each refused token', () =>
    checkRaces(true, ({ server }) => {
      expect(server.replays()).toBe(0);
      expect(server.resent()).toBe(0);
    }));

  it('without locks, within the grace of the server', () => checkRaces(false, () => undefined));
});

describe('fifty calls that are rejected together', () => {
  it.each([1, 5])('over %i tabs make one refresh and fifty rejections, in any order', (tabs) =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const server = createSessionServer(false, []);
        const world = createWorld({ scheduler, server, tabs, locks: createLocks() });
        world.act(0, 'login 7');
        await scheduler.waitIdle();
        world.act(0, 'expire');
        for (let call = 0; call < 50; call++) world.act(call % tabs, 'get');
        await scheduler.waitIdle();
        expect([server.refreshes(), server.replays(), world.unfinished()]).toEqual([1, 0, 0]);
        expect(world.faults).toEqual([]);
        expect(world.rejected()).toBe(50);
      }),
      { ...limits, numRuns: runs(20, 200) },
    ),
  );
});
