import { expect, test } from 'vitest';
import { resources } from '@resources';
import { endpointOf } from '@server/api/resources/endpoint';
import { createHarness } from '@tests/server/api/harness';
import { openCalls } from '../portal-rows';
import { delayedCalls } from './calls';

const operationsAt = (at: string): ReadonlySet<string> =>
  new Set(
    resources.filter((one) => endpointOf(one) === at).flatMap(({ operations }) => Object.keys(operations)),
  );

/** Calls that are registered for every list, and answer 404 where no declaration has the operation. */
const undeclared = new Set(
  resources.map(endpointOf).flatMap((at) => {
    const has = operationsAt(at);
    return [
      ...(has.has('create') ? [] : [`POST ${at}`]),
      ...(has.has('edit') ? [] : [`PUT ${at}/:id`, `PATCH ${at}/:id`]),
      ...(has.has('delete') ? [] : [`DELETE ${at}/:id`]),
    ];
  }),
);

test('every writing call of a signed-in caller is held back', async () => {
  const { app } = await createHarness();
  const open = openCalls.map(([route]) => route);
  const writes = app.routes
    .filter(({ method }) => !['ALL', 'GET'].includes(method))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !undeclared.has(route) && !open.includes(route));
  const held = delayedCalls.filter(({ isSignIn }) => !isSignIn).map(({ route }) => route);
  expect([...new Set(held)].sort()).toEqual([...new Set(writes)].sort());
});
