import type { Page } from '@playwright/test';
import { runs } from '@tests/helpers/scale';
import { bigClient, clientId } from '../setup/api';
import { expect, test } from '../setup/fixtures';
import { navigate, routesFrom, untilReadable } from '../setup/navigation';

const navigations = runs(8, 500);
const megabyte = 2 ** 20;

/** Measures heap, DOM nodes and event listeners of the page after a garbage collection. */
const createScale = async (page: Page) => {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable');
  return async () => {
    await tools.send('HeapProfiler.collectGarbage');
    await tools.send('HeapProfiler.collectGarbage');
    const { metrics } = await tools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
  };
};

test(`${navigations} navigations do not leak memory, DOM nodes or listeners`, async ({ newVisit }) => {
  test.setTimeout(runs(120_000, 3_600_000));
  const visit = await newVisit();
  const { page, calls } = visit;
  const home = `/clients/${await clientId(bigClient)}/employees`;
  await visit.enter('admin', home);
  await untilReadable(page);
  const routes = await routesFrom(page, runs(12, 20));
  expect(routes.length).toBeGreaterThanOrEqual(12);
  const go = async (path: string) => {
    await navigate(page, path);
    await untilReadable(page);
    await calls.settle();
  };
  const weigh = await createScale(page);
  for (const path of [...routes, home]) await go(path);
  const roamFor = async (count: number) => {
    for (let at = 0; at < count; at += 1) await go(routes[at % routes.length] ?? home);
    await go(home);
    return weigh();
  };
  const first = await weigh();
  // Code that runs often is recompiled once, which takes some megabytes. Only the growth in the second half is a leak.
  const before = await roamFor(navigations / 2);
  const after = await roamFor(navigations / 2);
  const growth = after.heap - before.heap;
  const summary = JSON.stringify({ routes: routes.length, first, before, after });
  if (process.env['TEST_SCALE'] === 'full') process.stdout.write(`${summary}\n`);
  expect(after.heap - first.heap, summary).toBeLessThanOrEqual(10 * megabyte);
  expect(growth / before.heap, summary).toBeLessThanOrEqual(0.1);
  expect(Math.abs(after.nodes / before.nodes - 1), summary).toBeLessThanOrEqual(0.05);
  expect(Math.abs(after.listeners / before.listeners - 1), summary).toBeLessThanOrEqual(0.05);
});
