import { storedSession } from '../helpers/stored-session.mjs';
import { account } from './api.mjs';
import { lowerLatency, changeDuration, load, openPage, rowsOf } from './pages.mjs';

/** Returns the milliseconds from the click in `deed` to the frame that shows other rows. */
const timed = async ({ page, network }, rows, action) => {
  await page.evaluate((selector) => window.probe.watchChange(selector), rows);
  await action();
  const took = await changeDuration(page);
  await network.quiet();
  await page.waitForTimeout(200);
  return Math.round(took);
};

const sort = (page, profile) =>
  profile === 'phone'
    ? page.getByRole('menuitemradio').nth(3).click()
    : page.getByRole('columnheader', { name: 'Hire date' }).click();

const openSort = async (page, profile) => {
  if (profile !== 'phone') return;
  await page.getByRole('button', { name: /^Order/ }).click();
  await page.getByRole('menuitemradio').nth(3).waitFor();
};

const openMenu = async (page, profile) => {
  if (profile === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
};

/** Types a word like a fast typist. Returns the longest time that a key blocked the page, in milliseconds. */
const typeSearch = async ({ page, network }) => {
  await page.evaluate(() => (window.probe.longest = 0));
  await page.getByRole('searchbox').pressSequentially('martin', { delay: 60 });
  await page.waitForTimeout(500);
  await network.quiet();
  return Math.round(await page.evaluate(() => window.probe.longest));
};

/**
 * Measures actions on the loaded employees list, in milliseconds, and the calls made by a link that was hovered before
 * the click.
 */
export const measureInteractions = async (browser, url, profile, client) => {
  const rows = rowsOf[profile];
  const probe = { selector: rows, count: 10 };
  const opened = await openPage(browser, profile, probe, { storageState: await storedSession(url, account) });
  const { page, network } = opened;
  const { shift } = await load(opened, `${url}/clients/${client.id}/employees`);
  await lowerLatency(opened, profile);
  await openSort(page, profile);
  const sorted = await timed(opened, rows, () => sort(page, profile));
  await openMenu(page, profile);
  const link = page.getByRole('link', { name: 'Worksites', exact: true });
  await link.waitFor();
  const otherList = await timed(opened, rows, () => link.click());
  await openMenu(page, profile);
  const back = page.getByRole('link', { name: 'Claims', exact: true });
  await back.hover();
  // Hover over the link before the click, for longer than the portal's prefetch delay.
  await page.waitForTimeout(200);
  await network.quiet();
  const before = network.count();
  const hovered = await timed(opened, rows, () => back.click());
  const hoverCalls = network.count() - before;
  await page.goto(`${url}/clients/${client.id}/employees`);
  await page.locator(rows).nth(9).waitFor();
  const typing = await typeSearch(opened);
  await opened.context.close();
  return { sorted, otherList, hovered, hoverCalls, typing, shift };
};

/** Returns the milliseconds from the login response, after typing like a user, to ten rows of the list that it leads to. */
export const measureAfterLogin = async (browser, url, profile, client) => {
  const list = `/clients/${client.id}/employees`;
  const opened = await openPage(browser, profile, { selector: rowsOf[profile], count: 10 });
  const { page } = opened;
  await page.goto(`${url}/login?${new URLSearchParams({ redirect: list })}`);
  await page.getByLabel('Email').pressSequentially(account.username, { delay: 120 });
  await page.getByLabel('Password', { exact: true }).pressSequentially(account.password, { delay: 120 });
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForFunction(() => window.probe.ready, undefined, { timeout: 60_000 });
  const took = await page.evaluate(() => {
    const login = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/auth/login'));
    return window.probe.ready - login.responseEnd;
  });
  await opened.context.close();
  return { afterLogin: Math.round(took) };
};
