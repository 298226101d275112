import { join } from 'node:path';
import { root } from '../../scripts/build-state.mjs';
import { account } from './api.mjs';
import { installProbe } from './probe.mjs';
import { watchNetwork } from './network.mjs';

/** Bytes per second and milliseconds per request, as the browser's developer tools take them. */
export const profiles = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: {
    viewport: { width: 390, height: 844 },
    cpuSlowdown: 4,
    network: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
  },
};

const rowsOf = {
  desktop: '.MuiDataGrid-row:not(:has(.MuiSkeleton-root))',
  phone: 'main [aria-busy] > ul > li:not(:has(.MuiSkeleton-root))',
};

const throttle = async (session, { cpuSlowdown, network }) => {
  if (network) await session.send('Network.emulateNetworkConditions', network);
  if (cpuSlowdown) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
};

const portalFolder = join(root, 'dist/portal');

const openPage = async (browser, profile, ready, { storageState, folder = portalFolder } = {}) => {
  const { viewport } = profiles[profile];
  const context = await browser.newContext({
    viewport,
    locale: 'en-US',
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  await page.addInitScript(installProbe, ready);
  const session = await context.newCDPSession(page);
  const network = await watchNetwork(session, folder);
  await throttle(session, profiles[profile]);
  return { context, page, network };
};

const load = async ({ page, network }, address) => {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.probe?.ready, undefined, { timeout: 60_000 });
  const ready = await page.evaluate(() => window.probe.ready);
  const atReady = network.until(await page.evaluate(() => performance.timeOrigin + window.probe.ready));
  await network.quiet();
  const shift = await page.evaluate(() => window.probe.layoutShift);
  return { ready: Math.round(ready), ...atReady, shift: Math.round(shift * 1000) / 1000 };
};

const measurePage = async (browser, address, profile, selector, folder) => {
  const opened = await openPage(browser, profile, { selector, count: 1 }, { folder });
  const figures = await load(opened, address);
  await opened.context.close();
  return figures;
};

/** The login page in a browser that was never here: until its button can be seen. */
export const measureLogin = (browser, url, profile) =>
  measurePage(browser, `${url}/login`, profile, 'button[type="submit"]');

/** The membership form in a browser that was never here: until its first step's button can be seen. */
export const measureMembership = (browser, url, profile) =>
  measurePage(browser, `${url}/thepactform?id=1001`, profile, 'main button');

/** The bare page of `floor.mjs`: until its button can be seen. */
export const measureFloor = (browser, url, profile, folder) =>
  measurePage(browser, `${url}/form`, profile, 'button[type="submit"]', folder);

const signedIn = async (browser, url) => {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((address) => address.pathname !== '/login');
  const state = await context.storageState();
  await context.close();
  return state;
};

/** The employees list by its address, signed in but with an empty cache; then five pages onward. */
export const measureList = async (browser, url, profile, client) => {
  const rows = { selector: rowsOf[profile], count: 10 };
  const opened = await openPage(browser, profile, rows, { storageState: await signedIn(browser, url) });
  const figures = await load(opened, `${url}/clients/${client.id}/employees`);
  const changes = [];
  for (let change = 0; change < 5; change += 1) {
    await opened.page.evaluate((selector) => window.probe.watchChange(selector), rows.selector);
    await opened.page.getByRole('button', { name: 'Next page' }).click();
    const took = await opened.page.waitForFunction(() => window.probe.changed, undefined, {
      timeout: 30_000,
    });
    changes.push(await took.jsonValue());
    await opened.network.quiet();
    await opened.page.waitForTimeout(200);
  }
  await opened.context.close();
  return { ...figures, pageChange: Math.round(changes.sort((a, b) => a - b)[2]) };
};
