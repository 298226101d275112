import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import { findBrowser } from '@scripts/find-browser.mjs';
import { accounts, password, type Account } from './accounts';
import { callApi } from './api';
import { watchCalls, type Calls } from './calls';
import type { Username } from './rights-server';
import { serverUrl } from './server-url';

export interface Visit {
  readonly page: Page;
  readonly calls: Calls;
  /** Signs in through the login form and waits for the portal. `path` is opened first when given, and returned to. */
  signIn(account: Account | Username, path?: string): Promise<void>;
  /** Signs in past the login form, as a browser that comes back with a session, and opens `path`. Quicker, where signing in is not the matter. */
  enter(account: Account | Username, path?: string): Promise<void>;
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

/** How long a step may take on a machine that has other work, in milliseconds. */
export const stepMs = 30_000;

/** A page of the portal's origin that runs nothing. */
export const blank = '/healthz';

const isUsername = (account: string): account is Username => account.includes('@');

let browser: Promise<Browser> | undefined;
const complaints: string[] = [];
const open: Page[] = [];

// What the browser itself writes for a refused call; the journeys look at the calls instead.
const isExpected = (text: string) => text.startsWith('Failed to load resource');

/** In every page and frame before its own scripts. Some violations are only told by the event, and some only by the console. */
const reportViolations = () => {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    // eslint-disable-next-line no-console -- read by the test
    console.error('policy violation:', effectiveDirective, blockedURI, sample);
  });
};

/** What any page of a profile writes to its console fails the test that is running; windows that a page opens are watched, too. */
export const watchComplaints = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(reportViolations);
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
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

const usernameOf = (account: Account | Username) => (isUsername(account) ? account : accounts[account]);

/** Puts a new session where the portal keeps it. */
const bringSession = async (page: Page, account: Account | Username, url: string): Promise<void> => {
  const { status, body } = await callApi<{ token: string; refresh_token: string }>('/api/v1/auth/login', {
    body: { username: usernameOf(account), password },
    url,
  });
  if (status !== 200) throw new Error(`login of ${account} answered ${status}`);
  const { token, refresh_token: refreshToken } = body;
  const { id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: number };
  const entries = { user: JSON.stringify({ v: 1, id }), 'refresh-token': refreshToken, token };
  await page.goto(blank);
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(`portal.${key}`, value);
  }, entries);
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
  context.setDefaultTimeout(stepMs);
  await watchComplaints(context);
  const page = await context.newPage();
  await page.addInitScript(countEntries);
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
      await page.getByLabel('Email').fill(usernameOf(account));
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Login' }).click();
      await page.waitForURL((address) => address.pathname !== '/login');
    },
    enter: async (account, path = '/') => {
      await bringSession(page, account, url);
      await page.goto(path);
      if (path === '/') await page.waitForURL((address) => address.pathname !== '/');
    },
    address: () => page.url().slice(url.length),
    entries: () => page.evaluate(() => (window as unknown as { entriesMade: number }).entriesMade),
  };
  return visit;
};

/** What was written so far, which then fails no test. Only for tests of the watch itself and of faults that are written on purpose. */
export const takeComplaints = (): string[] => complaints.splice(0);

afterEach(async () => {
  await Promise.all(open.splice(0).map((page) => page.context().close()));
  const written = complaints.splice(0);
  expect(written, `written to the console of the browser:\n${written.join('\n')}`).toEqual([]);
});

afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});
