import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findBrowser } from '@scripts/find-browser.mjs';
import { decodeToken } from '@core/session/token';
import { accounts, password, type Account } from './accounts';
import { callApi } from './api';
import { stepMs, watchComplaints } from './browser';
import { serverUrl } from './server-url';

interface Pair {
  readonly token: string;
  readonly refresh_token: string;
}

/** What the portal stores for this pair. */
export const entriesOf = ({ token, refresh_token: refreshToken }: Pair): Record<string, string> => ({
  'portal.user': JSON.stringify({ v: 1, id: decodeToken(token)?.id }),
  'portal.refresh-token': refreshToken,
  'portal.token': token,
});

export const logIn = async (username: string, url = serverUrl()): Promise<Pair> => {
  const { status, body } = await callApi<Pair>('/api/v1/auth/login', { body: { username, password }, url });
  if (status !== 200) throw new Error(`login of ${username} answered ${status}`);
  return body;
};

/** A pair whose access token the server refuses, as one that has run out. */
export const runOut = (pair: Pair): Pair => ({ ...pair, token: `${pair.token}x` });

let browser: Promise<Browser> | undefined;

/** The back-forward cache is on, as it is for people. */
const launch = async () =>
  chromium.launch({ ...(await findBrowser()), ignoreDefaultArgs: ['--disable-back-forward-cache'] });

/** Several tabs of one browser profile, used again from case to case: the scripts are fetched and compiled once. */
export const createTabs = async (
  url = serverUrl(),
  prepare?: (context: BrowserContext) => Promise<unknown>,
) => {
  browser ??= launch();
  const context = await (
    await browser
  ).newContext({
    baseURL: url,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(stepMs);
  await watchComplaints(context);
  await prepare?.(context);
  const pages: Page[] = [];
  const made: string[] = [];
  context.on('request', (request) => void made.push(new URL(request.url()).pathname));
  const addTab = async () => {
    const page = await context.newPage();
    pages.push(page);
    if (pages.length === 1) await page.goto('/login');
  };
  const store = (entries: Readonly<Record<string, string | null>>, tab = 0) =>
    pages[tab]?.evaluate((values) => {
      for (const [key, value] of Object.entries(values))
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
    }, entries);
  return {
    context,
    store,
    /** How often this path was called since the tabs were opened. */
    calls: (path: string) => made.filter((name) => name.endsWith(path)).length,
    /** Opens these addresses, one in each tab, with the session of the pair. */
    open: async (pair: Pair, ...paths: readonly string[]): Promise<Page[]> => {
      while (pages.length < paths.length) await addTab();
      const used = pages.slice(0, paths.length);
      await pages[0]?.evaluate(() => localStorage.clear());
      await store(entriesOf(pair));
      made.length = 0;
      await Promise.all(used.map((page, index) => page.goto(paths[index] ?? '/')));
      return used;
    },
    /** There is no session, and no fault between the pages and the server. */
    reset: async () => {
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await pages[0]?.evaluate(() => localStorage.clear());
      await Promise.all(pages.splice(2).map((page) => page.close()));
    },
  };
};

export const closeTabs = async () => {
  await (await browser)?.close();
  browser = undefined;
};

export const pairOf = (account: Account) => logIn(accounts[account]);
export type Tabs = Awaited<ReturnType<typeof createTabs>>;
