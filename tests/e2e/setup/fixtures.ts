import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import { startTranslator } from '@tests/helpers/translated-page';
import type { RunningServer } from '@tests/helpers/server-process.mjs';
import { accounts, password, type Account } from './accounts';
import { watchCalls, type Calls } from './calls';
import { releaseSessions, acquireSession, storageState, type Session } from './session';
import type { Username } from './rights-server';
import { takeViolations } from './proxy';
import { serverUrl, startOwnServer, useServer } from './server';

export interface Visit {
  readonly page: Page;
  readonly calls: Calls;
  /**
   * Signs in through the login form and waits for the portal. `path` is opened first; the portal returns to it after
   * the login.
   */
  signIn(account: Account | Username, path?: string): Promise<void>;
  /** Opens `path` with a stored session, without the login form. Faster, for tests that are not about signing in. */
  enter(account: Account | Username, path?: string): Promise<void>;
  /** Opens a path of the portal. */
  open(path: string): Promise<void>;
  /** Path and query of the address bar. */
  address(): string;
  /** The number of history entries. */
  entries(): Promise<number>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Uses this server instead of the worker's. */
  readonly url?: string;
  /** The browser translates the page, now and after each change. */
  readonly translated?: boolean;
}

/** A page on the portal's origin that runs no script. */
export const blankPath = '/healthz';

/** Opens a page in a new, empty profile. Console errors, console warnings and policy violations fail the test. */
export type NewVisit = (options?: VisitOptions) => Promise<Visit>;

// The browser logs this for a failed call; the journeys check the calls instead.
const isExpected = (text: string) => text.startsWith('Failed to load resource');

/**
 * Runs in every page and frame before their scripts. Some violations are reported only by the event, others only on the
 * console.
 */
const reportViolations = () => {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    // oxlint-disable-next-line no-console -- read by the test
    console.error('policy violation:', effectiveDirective, blockedURI, sample);
  });
};

const pageErrors: string[] = [];

/**
 * Makes console errors, console warnings and uncaught errors of a profile's pages fail the running test, also in
 * windows that a page opens.
 */
export const watchPageErrors = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(reportViolations);
  context.on('weberror', (error) => pageErrors.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    const isErrorOrWarning = message.type() === 'error' || message.type() === 'warning';
    if (isErrorOrWarning && !isExpected(message.text()))
      pageErrors.push(`${message.type()}: ${message.text()}`);
  });
};

/** Returns and clears what was logged so far, so that it fails no test. Only for tests of this watch and of deliberate faults. */
export const takePageErrors = (): string[] => pageErrors.splice(0);

const isUsername = (account: string): account is Username => account.includes('@');
const usernameOf = (account: Account | Username) => (isUsername(account) ? account : accounts[account]);

/** Opens a page in a new profile. */
export const openVisit = async (
  browser: Browser,
  { url = serverUrl(), translated = false, ...options }: VisitOptions = {},
): Promise<Visit & { close(): Promise<void> }> => {
  const context = await browser.newContext({ baseURL: url, ...options });
  await watchPageErrors(context);
  if (translated) await context.addInitScript(startTranslator);
  const sessions: Session[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/api/v1/auth/')) sessions.length = 0;
  });
  const page = await context.newPage();
  return {
    page,
    calls: watchCalls(page),
    close: async () => {
      await context.close();
      releaseSessions(sessions);
    },
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
      const session = await acquireSession(usernameOf(account), url);
      sessions.push(session);
      await context.setStorageState(storageState(url, session.pair));
      await page.goto(path);
      if (path === '/') await page.waitForURL((address) => address.pathname !== '/');
    },
    address: () => page.url().slice(url.length),
    entries: () => page.evaluate(() => history.length),
  };
};

interface TestFixtures {
  /** Fails the test when something was written to a console or a call does not match the API document. */
  readonly nothingWrong: undefined;
  readonly newVisit: NewVisit;
  /** A page of the worker's server: a desktop window, in English. */
  readonly visit: Visit;
}

interface WorkerFixtures {
  /** The built server with demo data. Each worker has its own server, so files that run in parallel share nothing. */
  readonly server: RunningServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads here which fixtures are needed
    async ({}, use) => {
      const server = await startOwnServer();
      useServer(server);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  nothingWrong: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      await use(undefined);
      const written = takePageErrors();
      expect(written, `written to the console of the browser:\n${written.join('\n')}`).toEqual([]);
      expect(await takeViolations(), 'calls that do not fit /openapi.json').toEqual([]);
    },
    { auto: true },
  ],
  newVisit: async ({ browser }, use) => {
    const open: Awaited<ReturnType<typeof openVisit>>[] = [];
    await use(async (options) => {
      const visit = await openVisit(browser, options);
      open.push(visit);
      return visit;
    });
    await Promise.all(open.map((visit) => visit.close()));
  },
  visit: async ({ newVisit }, use) => use(await newVisit()),
});

export { expect };
