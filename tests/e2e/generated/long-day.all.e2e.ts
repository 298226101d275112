import { runs } from '@tests/helpers/scale';
import { bigClient, clientId } from '../setup/api';
import { expect, test } from '../setup/fixtures';
import { navigate, routesFrom, untilReadable } from '../setup/navigation';

const lives = runs(4, 100);
const issuedAt = (token: string): number | undefined =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { iat?: number }).iat;

/** Lifetime of a token in minutes. Eight hours are 32 lifetimes, so the full run covers three shifts. */
const life = 15;

test(`keeps the user signed in for ${lives} token lifetimes with sleep and offline times, and shows no lasting error`, async ({
  newVisit,
}) => {
  test.setTimeout(runs(120_000, 3_600_000));
  const visit = await newVisit();
  const { page, calls } = visit;
  await page.clock.install();
  const home = `/clients/${await clientId(bigClient)}/employees`;
  await visit.enter('admin', home);
  await untilReadable(page);
  await calls.settle();
  const routes = await routesFrom(page, 20);
  // Load the scripts of all routes first: offline, a missing script would reload the page, which is not tested here.
  for (const route of routes.slice(0, lives)) {
    await navigate(page, route);
    await untilReadable(page);
  }
  const dead = new Set<string>();
  await page.route('**/api/**', async (route) => {
    const bearer = (await route.request().headerValue('authorization')) ?? '';
    if (!dead.has(bearer)) return route.fallback();
    return route.fulfill({ status: 401, json: { detail: 'token expired' } });
  });
  for (let at = 0; at < lives; at += 1) {
    const token = await page.evaluate(() => localStorage.getItem('portal.token') ?? '');
    dead.add(`Bearer ${token}`);
    // A token renewed within the second in which it was issued would be identical.
    await expect.poll(() => Date.now() / 1000).toBeGreaterThan((issuedAt(token) ?? 0) + 1);
    const isAway = at % 4 === 3;
    if (isAway) await page.context().setOffline(true);
    await page.clock.fastForward(life * 60_000);
    await navigate(page, routes[at % routes.length] ?? home);
    if (isAway) {
      await page.clock.fastForward(60_000);
      await page.context().setOffline(false);
      await page.clock.fastForward(5_000);
    }
    await untilReadable(page);
    // Let pending retries run.
    await page.clock.runFor(5_000);
    await calls.settle();
    expect(new URL(page.url()).pathname, `life ${at}`).not.toBe('/login');
    const alerts = page.getByRole('alert').filter({ hasText: /\S/ });
    await expect(alerts, `life ${at} at ${page.url()}`).toHaveCount(0);
  }
  expect(calls.made(/refresh-token/).filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(
    lives - 1,
  );
  expect(calls.made(/auth\/logout/)).toEqual([]);
});
