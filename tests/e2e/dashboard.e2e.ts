import { isFull } from '../helpers/scale';
import { bigClient, callApi, clientId, tokenOf } from './setup/api';
import { expect, test, type Visit } from './setup/fixtures';
import { untilRows } from './setup/list';
import { overflow, screenFaults } from './setup/violations';

const calls = [
  ...['billings/kpi', 'claims/kpi', 'dashboard', 'needs-attention'],
  ...['workers/active-employees-trend', 'workers/kpi', 'workers/tax-cut-off'],
];

const dashboardOf = async (client: string) => `/clients/${await clientId(client)}/dashboard`;
const openAs = async (visit: Visit, account: 'staff' | 'admin', path: string) => {
  await visit.enter(account, path);
  await visit.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await visit.calls.settle();
};
const rowsThat = async (path: string): Promise<number> => {
  const { body } = await callApi<{ total_count: number }>(path, { token: await tokenOf('staff') });
  return body.total_count;
};

test('makes seven calls, links to the lists behind its figures, and fits the window', async ({ visit }) => {
  const { page } = visit;
  const path = await dashboardOf(bigClient);
  await openAs(visit, 'staff', path);
  const root = `/api/eip/clients/${await clientId(bigClient)}/`;

  await test.step('each call is made once', async () => {
    const made = visit.calls.made().filter(({ address }) => address.startsWith(root));
    expect(made.map(({ address }) => address.slice(root.length)).sort()).toEqual(calls);
    expect(made.every(({ status }) => status === 200)).toBe(true);
    expect(await page.getByRole('main').innerText()).not.toMatch(/NaN|undefined|Could not be loaded/);
  });

  // `accessibility` tests all screens.
  await test.step('it is accessible', async () => {
    expect(await screenFaults(page)).toEqual([]);
  });

  // `charts` and `forced-colors` test all charts.
  await test.step('its charts mark the last month only, and keep their colors when colors are forced', async () => {
    await expect(page.locator('.MuiChartsSurface-root .MuiMarkElement-root')).toHaveCount(1);
    await page.emulateMedia({ forcedColors: 'active' });
    const entry = page.getByRole('listitem').filter({ hasText: /^Opened$/ });
    const shown = await entry.evaluate((one) => getComputedStyle(one, '::before').forcedColorAdjust);
    expect(shown).toBe('none');
    await page.emulateMedia({ forcedColors: 'none' });
  });

  // `tables` and `workspace` test narrower windows.
  await test.step('it is never wider than the window', async () => {
    for (const width of isFull ? [360, 390, 768, 1920, 1280] : [768, 1920, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await visit.calls.settle();
      await expect.poll(() => overflow(page), `${width}`).toBe(0);
    }
  });

  await test.step('items that need attention lead to lists with rows, by keyboard', async () => {
    const items = page.getByRole('region', { name: 'Needs attention' }).getByRole('link');
    const addresses = await items.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(addresses.length).toBeGreaterThan(1);
    for (const [index, address] of addresses.entries()) {
      await items.nth(index).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname + url.search === address);
      await untilRows(page, 1);
      await page.goBack();
      await items.first().waitFor();
    }
  });

  await test.step('the figures match the lists', async () => {
    const notMet = page.getByRole('link', { name: /^Show the .* not met$/ });
    const shown = Number((await notMet.innerText()).replace(/\D/g, ''));
    await notMet.click();
    await page.waitForURL(/\/employees\?cutoff=Not\+Met$/);
    await untilRows(page);
    const list = `${root}workers?offset=0&limit=10&sort=full_name&order=asc&employee_status=Active`;
    expect(await rowsThat(`${list}&all_cutoff_met=false`)).toBe(shown);
  });
});
