import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import { findBrowser } from '../../../scripts/find-browser.mjs';
import { accounts, password, type Account } from './accounts';
import { watchCalls, type Calls } from './calls';
import type { Username } from './rights-server';
import { serverUrl } from './server-url';

export interface Visit {
  readonly page: Page;
  readonly calls: Calls;
  /** Signs in through the login form and waits for the portal. `path` is opened first when given, and returned to. */
  signIn(account: Account | Username, path?: string): Promise<void>;
  /** Opens a path of the portal. */
  open(path: string): Promise<void>;
  /** Path and query of the address bar. */
  address(): string;
  /** How many history entries were made since the page was loaded. */
  entries(): Promise<number>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Another server than the common one. */
  readonly url?: string;
}

const isUsername = (account: string): account is Username => account.includes('@');

let browser: Promise<Browser> | undefined;
const complaints: string[] = [];
const open: Page[] = [];

// What the browser itself writes for a refused call; the journeys look at the calls instead.
const isExpected = (text: string) => text.startsWith('Failed to load resource');

/** What a page writes to its console fails the test that is running. */
export const watchComplaints = (page: Page): void => {
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !isExpected(message.text())) complaints.push(`${message.type()}: ${message.text()}`);
  });
};

const countEntries = () => {
  const push = history.pushState.bind(history);
  Object.assign(window, { entriesMade: 0 });
  history.pushState = (...args) => {
    (window as unknown as { entriesMade: number }).entriesMade += 1;
    push(...args);
  };
};

const launch = async (): Promise<Browser> => chromium.launch(await findBrowser());

/** A fresh browser profile with one page. Errors, warnings and policy violations that it writes fail the test. */
export const newVisit = async ({ url = serverUrl(), ...options }: VisitOptions = {}): Promise<Visit> => {
  browser ??= launch();
  const context = await (
    await browser
  ).newContext({
    baseURL: url,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  await page.addInitScript(countEntries);
  watchComplaints(page);
  open.push(page);
  const calls = watchCalls(page);
  const visit: Visit = {
    page,
    calls,
    open: async (path) => {
      await page.goto(path);
    },
    signIn: async (account, path = '/login') => {
      await page.goto(path);
      await page.getByLabel('Email').fill(isUsername(account) ? account : accounts[account]);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Login' }).click();
      await page.waitForURL((address) => address.pathname !== '/login');
    },
    address: () => page.url().slice(url.length),
    entries: () => page.evaluate(() => (window as unknown as { entriesMade: number }).entriesMade),
  };
  return visit;
};

afterEach(async () => {
  await Promise.all(open.splice(0).map((page) => page.context().close()));
  expect(complaints.splice(0), 'written to the console of the browser').toEqual([]);
});

afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});
