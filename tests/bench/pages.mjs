import { join } from 'node:path';
import { root } from '../../scripts/build-state.mjs';
import { storedSession } from '../helpers/stored-session.mjs';
import { account } from './api.mjs';
import { floorFolder } from './floor.mjs';
import { installProbe } from './probe.mjs';
import { watchNetwork } from './network.mjs';

/** Throughput in bytes per second and latency in milliseconds, as in the browser's developer tools. */
export const profiles = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: {
    viewport: { width: 390, height: 844 },
    cpuSlowdown: 4,
    network: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
  },
};

/** Selectors of the rows of a list, without skeletons. */
export const rowsOf = {
  desktop: '.MuiDataGrid-row:not(:has(.MuiSkeleton-root))',
  phone: 'main [aria-busy] > ul > li:not(:has(.MuiSkeleton-root))',
};

const throttle = async (session, { cpuSlowdown, network }) => {
  if (network) await session.send('Network.emulateNetworkConditions', network);
  if (cpuSlowdown) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
};

/** Lowers the latency of the phone profile to 50 ms, once the page has loaded. */
export const lowerLatency = async ({ session }, profile) => {
  const { network } = profiles[profile];
  if (network) await throttle(session, { network: { ...network, latency: 50 } });
};

/** Returns how long the change that the probe watches took, in milliseconds. */
export const changeDuration = async (page) => {
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

/** The login page on a first visit: until its button is visible, and until it is interactive. */
export const measureLogin = (browser, url, profile) =>
  measurePage(browser, `${url}/login`, profile, 'button[type="submit"]');

/** The membership form on a first visit: until the button of its first step is visible. */
export const measureMembership = (browser, url, profile) =>
  measurePage(browser, `${url}/thepactform?id=1001`, profile, 'main button');

/** The minimal form of `floor.mjs`: until its button is visible. */
export const measureFormFloor = (browser, url, profile) =>
  measurePage(browser, `${url}/form`, profile, 'button[type="submit"]', floorFolder('form'));

/** The median of five page changes: from the click to the frame that shows other rows. */
const changePages = async ({ page, network }, { rows, next }) => {
  const changes = [];
  for (let change = 0; change < 5; change += 1) {
    await page.evaluate((selector) => window.probe.watchChange(selector), rows);
    await page.getByRole('button', { name: next }).click();
    changes.push(await changeDuration(page));
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
  await lowerLatency(opened, profile);
  const pageChange = await changePages(opened, { rows, next });
  await opened.context.close();
  return { ...figures, pageChange };
};

/** The employees list opened by its address, signed in but with an empty cache, followed by five page changes. */
export const measureList = (browser, url, profile, client) =>
  measureRows(browser, url, profile, client, { rows: rowsOf[profile], next: 'Next page' });

/** The same with the minimal list of `floor.mjs`. */
export const measureListFloor = (browser, url, profile, client) =>
  measureRows(browser, url, profile, client, {
    rows: rowsOf.desktop,
    next: 'Go to next page',
    folder: floorFolder('list'),
  });
