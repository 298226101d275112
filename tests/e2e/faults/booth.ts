import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import type { Account } from '../setup/accounts';
import { createSessions } from '../setup/api';
import { test as base } from '../setup/fixtures';
import { entriesOf } from '../setup/session';
import { startCutServer } from './cut-server';
import type { Language } from './spoken';
import { createStage, type Stage } from './stage';

/** A page keeps its scripts in the context's cache; the fake clock keeps a log that grows. In cells. */
const cellsOfContext = 25;
const locales = { en: 'en-US', es: 'es-MX' } as const;
const blank = '/blank-for-a-cell';

/** Runs one cell in a page of its own, with a session in its storage and a clock that stands still. */
type Booth = (
  language: Language,
  account: Account | undefined,
  work: (stage: Stage) => Promise<void>,
) => Promise<void>;

const newContext = async (browser: Browser, baseURL: string, language: Language): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL, locale: locales[language], acceptDownloads: true });
  await context.clock.install({ time: new Date() });
  await context.clock.pauseAt(new Date(Date.now() + 1000));
  await context.route(`**${blank}`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  return context;
};

const store = async (page: Page, entries: Readonly<Record<string, string>>): Promise<void> => {
  await page.goto(blank);
  await page.evaluate((stored) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, entries);
};

/** Resolves when no call is under way but those that are held. */
const watchQuiet = (page: Page) => {
  const open = new Set<Request>();
  const close = (request: Request) => void open.delete(request);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return async (held: ReadonlySet<Request>): Promise<void> => {
    const end = Date.now() + 15_000;
    while ([...open].some((one) => !held.has(one)) && Date.now() < end) await sleep(8);
  };
};

interface Kept {
  readonly contexts: Map<Language, { readonly context: BrowserContext; used: number }>;
  readonly sessions: ReturnType<typeof createSessions>;
  readonly cutUrl: string;
}

export const test = base.extend<{ booth: Booth }, { kept: Kept }>({
  kept: [
    async ({ server }, use) => {
      const cut = await startCutServer();
      const contexts: Kept['contexts'] = new Map();
      await use({ contexts, sessions: createSessions(server.url), cutUrl: cut.url });
      for (const { context } of contexts.values()) await context.close();
      cut.stop();
    },
    { scope: 'worker' },
  ],
  booth: async ({ browser, server, kept: { contexts, sessions, cutUrl } }, use) => {
    await use(async (language, account, work) => {
      let one = contexts.get(language);
      if (!one || one.used >= cellsOfContext) {
        await one?.context.close();
        one = { context: await newContext(browser, server.url, language), used: 0 };
        contexts.set(language, one);
      }
      one.used += 1;
      const page = await one.context.newPage();
      const quiet = watchQuiet(page);
      const session = account && (await sessions.of(account));
      await store(page, session ? entriesOf(session) : {});
      try {
        await work(createStage({ page, language, quiet, cutUrl }));
      } finally {
        const token = await page.evaluate(() => localStorage.getItem('portal.token')).catch(() => null);
        // A session that was renewed or ended is not for the next cell.
        if (account && token !== session?.token) sessions.forget(account);
        await page.close();
      }
    });
  },
});
