import { join } from 'node:path';
import { root } from '../../scripts/build-state.mjs';
import { storedSession } from '../helpers/stored-session.mjs';
import { account } from './api.mjs';
import { floorFolder } from './floor.mjs';
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

/** Rows of a list, without those that only keep the place. */
export const rowsOf = {
  desktop: '.MuiDataGrid-row:not(:has(.MuiSkeleton-root))',
  phone: 'main [aria-busy] > ul > li:not(:has(.MuiSkeleton-root))',
};

const throttle = async (session, { cpuSlowdown, network }) => {
  if (network) await session.send('Network.emulateNetworkConditions', network);
  if (cpuSlowdown) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
};

/** On a page that stands a phone has its answers after 50 ms. */
export const answerFast = async ({ session }, profile) => {
  const { network } = profiles[profile];
  if (network) await throttle(session, { network: { ...network, latency: 50 } });
};

/** Milliseconds that the probe's change took. */
export const changedIn = async (page) => {
  const took = await page.waitForFunction(() => window.probe.changed, undefined, { timeout: 30_000 });
  return took.jsonValue();
};

const portalFolder = join(root, 'dist/portal');

export const openPage = async (browser, profile, ready, { storageState, folder = portalFolder } = {}) => {
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
  return { context, page, network, session };
};

export const load = async ({ page, network }, address) => {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.probe?.ready, undefined, { timeout: 60_000 });
  const { shown, ready } = await page.evaluate(() => window.probe);
  const atReady = network.until(await page.evaluate(() => performance.timeOrigin + window.probe.ready));
  await network.quiet();
  const shift = await page.evaluate(() => window.probe.layoutShift);
  return {
    shown: Math.round(shown),
    ready: Math.round(ready),
    ...atReady,
    shift: Math.round(shift * 1000) / 1000,
  };
};

const measurePage = async (browser, address, profile, selector, folder) => {
  const opened = await openPage(browser, profile, { selector, count: 1 }, { folder });
  const figures = await load(opened, address);
  await opened.context.close();
  return figures;
};

/** The login page in a browser that was never here: until its button can be seen, and until it answers. */
export const measureLogin = (browser, url, profile) =>
  measurePage(browser, `${url}/login`, profile, 'button[type="submit"]');

/** The membership form in a browser that was never here: until its first step's button can be seen. */
export const measureMembership = (browser, url, profile) =>
  measurePage(browser, `${url}/thepactform?id=1001`, profile, 'main button');

/** The bare form of `floor.mjs`: until its button can be seen. */
export const measureFormFloor = (browser, url, profile) =>
  measurePage(browser, `${url}/form`, profile, 'button[type="submit"]', floorFolder('form'));

/** The middle of five page changes: from the click to the frame that shows other rows. */
const changePages = async ({ page, network }, { rows, next }) => {
  const changes = [];
  for (let change = 0; change < 5; change += 1) {
    await page.evaluate((selector) => window.probe.watchChange(selector), rows);
    await page.getByRole('button', { name: next }).click();
    changes.push(await changedIn(page));
    await network.quiet();
    await page.waitForTimeout(200);
  }
  return Math.round(changes.sort((a, b) => a - b)[2]);
};

const measureRows = async (browser, url, profile, client, { rows, next, folder }) => {
  const probe = { selector: rows, count: 10 };
  const opened = await openPage(browser, profile, probe, {
    storageState: await storedSession(url, account),
    folder,
  });
  const figures = await load(opened, `${url}/clients/${client.id}/${folder ? 'workers' : 'employees'}`);
  await answerFast(opened, profile);
  const pageChange = await changePages(opened, { rows, next });
  await opened.context.close();
  return { ...figures, pageChange };
};

/** The employees list by its address, signed in but with an empty cache; then five pages onward. */
export const measureList = (browser, url, profile, client) =>
  measureRows(browser, url, profile, client, { rows: rowsOf[profile], next: 'Next page' });

/** The same with the bare list of `floor.mjs`. */
export const measureListFloor = (browser, url, profile, client) =>
  measureRows(browser, url, profile, client, {
    rows: rowsOf.desktop,
    next: 'Go to next page',
    folder: floorFolder('list'),
  });
