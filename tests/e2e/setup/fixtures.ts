import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import type { RunningServer } from '@tests/helpers/server-process.mjs';
import { accounts, password, type Account } from './accounts';
import { watchCalls, type Calls } from './calls';
import { entriesOf, giveSessions, takeSession, type Session } from './session';
import type { Username } from './rights-server';
import { takeViolations } from './proxy';
import { serverUrl, startOwnServer, useServer } from './server';

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
  /** How many entries the history has. */
  entries(): Promise<number>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Another server than the common one. */
  readonly url?: string;
}

/** A page of the portal's origin that runs nothing. */
export const blank = '/healthz';

/** Opens a page in a profile of its own, without anything stored. Errors, warnings and policy violations that it writes fail the test. */
export type NewVisit = (options?: VisitOptions) => Promise<Visit>;

// What the browser itself writes for a refused call; the journeys look at the calls instead.
const isExpected = (text: string) => text.startsWith('Failed to load resource');

/** In every page and frame before its own scripts. Some violations are only told by the event, and some only by the console. */
const reportViolations = () => {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    // oxlint-disable-next-line no-console -- read by the test
    console.error('policy violation:', effectiveDirective, blockedURI, sample);
  });
};

const complaints: string[] = [];

/** What any page of a profile writes to its console fails the test that is running; windows that a page opens are watched, too. */
export const watchComplaints = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(reportViolations);
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !isExpected(message.text())) complaints.push(`${message.type()}: ${message.text()}`);
  });
};

/** What was written so far, which then fails no test. Only for tests of the watch itself and of faults that are made on purpose. */
export const takeComplaints = (): string[] => complaints.splice(0);

const isUsername = (account: string): account is Username => account.includes('@');
const usernameOf = (account: Account | Username) => (isUsername(account) ? account : accounts[account]);

/** Opens a page in a profile of its own. */
export const openVisit = async (
  browser: Browser,
  { url = serverUrl(), ...options }: VisitOptions = {},
): Promise<Visit & { close(): Promise<void> }> => {
  const context = await browser.newContext({ baseURL: url, ...options });
  await watchComplaints(context);
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
      giveSessions(sessions);
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
      const session = await takeSession(usernameOf(account), url);
      sessions.push(session);
      // Before the page's own scripts, and not again when it is loaded anew.
      const script = await page.addInitScript(
        (entries) => Object.assign(localStorage, entries),
        entriesOf(session.pair),
      );
      await page.goto(path);
      await script.dispose();
      if (path === '/') await page.waitForURL((address) => address.pathname !== '/');
    },
    address: () => page.url().slice(url.length),
    entries: () => page.evaluate(() => history.length),
  };
};

interface TestFixtures {
  /** Nothing was written to a console and all calls fit the API's document, or the test fails. */
  readonly nothingWrong: undefined;
  readonly newVisit: NewVisit;
  /** One visit of the common server: a wide window, in English. */
  readonly visit: Visit;
}

interface WorkerFixtures {
  /** The built server with demo data. Each worker has its own: files that run side by side share nothing. */
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
      const written = takeComplaints();
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
