import { beforeAll, expect, test } from 'vitest';
import { createMemoryStorage } from '@server/storage/memory/memory-storage';
import { sampleOf } from '@tests/helpers/scale';
import { schemas } from '@tests/server/storage/pglite-database';
import { delayedCalls } from './calls';
import { gateAt } from './held';
import {
  type Change,
  changes,
  createDelayedWorld,
  type DelayedCall,
  differences,
  fillStorage,
  openServers,
  requestOf,
  stateOf,
} from './world';

let created: Awaited<ReturnType<typeof createDelayedWorld>>;
beforeAll(async () => {
  created = await createDelayedWorld();
});

const open = async (at: number) => {
  const gate = gateAt(at);
  const storage = await fillStorage(createMemoryStorage(schemas), created.data);
  return { gate, storage, servers: openServers(created.world, storage, gate) };
};

/** Runs a call without a hold. Returns the number of points where it can be held. */
const pointsOf = async (call: DelayedCall): Promise<number> => {
  const { gate, storage, servers } = await open(-1);
  const before = await stateOf(storage);
  const answer = await servers.slow.request(requestOf(created.world, call));
  expect(answer.ok, await answer.text()).toBe(true);
  expect(differences(before, await stateOf(storage))).not.toEqual([]);
  return gate.passed;
};

/** Holds a call before a point, or before its body, while the caller changes. Returns what the call still wrote. */
const heldCall = async (call: DelayedCall, change: Change, at: number | 'body') => {
  const { gate, storage, servers } = await open(at === 'body' ? -1 : at);
  let send = (): void => undefined;
  const body = at === 'body' ? new Promise<void>((resolve) => (send = resolve)) : undefined;
  const answer = servers.slow.request(requestOf(created.world, call, body));
  if (at !== 'body') await gate.reached;
  await change.make(created.world, servers, call.as);
  const before = await stateOf(storage);
  gate.release();
  send();
  const { status } = await answer;
  return { status, wrote: differences(before, await stateOf(storage)) };
};

const cases = delayedCalls.flatMap((call) =>
  changes
    .filter(
      ({ ofClient, ofSignIns, ofRights }) =>
        (!ofClient || call.inClient) && !(ofSignIns && call.isSignIn) && !(ofRights && call.isLogin),
    )
    .map((change) => [`${call.route} of ${call.as}`, change.name, call, change] as const),
);

test.each(sampleOf(cases, 40))('%s writes nothing once the caller is %s', async (_, _name, call, change) => {
  const points = await pointsOf(call);
  const found: unknown[] = [];
  for (const at of [
    ...(call.body ? (['body'] as const) : []),
    ...Array.from({ length: points }, (_, n) => n),
  ]) {
    const { status, wrote } = await heldCall(call, change, at);
    if (wrote.length > 0) found.push({ at, status, wrote });
  }
  expect(found).toEqual([]);
});
