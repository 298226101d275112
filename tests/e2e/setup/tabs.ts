import type { Browser, BrowserContext, Page } from '@playwright/test';
import { accounts, type Account } from './accounts';
import { logIn, type Pair } from './api';
import { watchPageErrors } from './fixtures';
import { entriesOf } from './session';
import { serverUrl } from './server';

/** Returns the pair with an access token that the server rejects, like an expired one. */
export const withExpiredToken = (pair: Pair): Pair => ({ ...pair, token: `${pair.token}x` });

/** Several tabs of one browser profile, reused from case to case, so that scripts are fetched and compiled once. */
export const createTabs = async (
  browser: Browser,
  url = serverUrl(),
  prepare?: (context: BrowserContext) => Promise<unknown>,
) => {
  const context = await browser.newContext({ baseURL: url });
  await watchPageErrors(context);
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
    /** How often this path was called since the last `open`. */
    calls: (path: string) => made.filter((name) => name.endsWith(path)).length,
    /** Opens these addresses, one per tab, with the session of the pair. */
    open: async (pair: Pair, ...paths: readonly string[]): Promise<Page[]> => {
      while (pages.length < paths.length) await addTab();
      const used = pages.slice(0, paths.length);
      await pages[0]?.evaluate(() => localStorage.clear());
      await store(entriesOf(pair));
      made.length = 0;
      await Promise.all(used.map((page, index) => page.goto(paths[index] ?? '/')));
      return used;
    },
    /** Clears the session, removes all routes, and closes all but two tabs. */
    reset: async () => {
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await pages[0]?.evaluate(() => localStorage.clear());
      await Promise.all(pages.splice(2).map((page) => page.close()));
    },
  };
};

export const pairOf = (account: Account) => logIn(accounts[account]);
export type Tabs = Awaited<ReturnType<typeof createTabs>>;
