import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type BrowserContext, type Page, type Request } from 'playwright-core';
import { findBrowser } from '@scripts/find-browser.mjs';
import { accounts, password, type Account } from '../accounts';
import { callApi } from '../api';
import { serverUrl } from '../server-url';
import { startCutServer } from './cut-server';
import { createStage, type Stage } from './stage';
import type { Language } from './spoken';

/** A page keeps its scripts in the context's cache; the fake clock keeps a log that grows. In cells. */
const cellsOfContext = 25;
const locales = { en: 'en-US', es: 'es-MX' } as const;
const freshMs = 8 * 60_000;

interface Pair {
  readonly token: string;
  readonly refresh_token: string;
}

const userOf = ({ token }: Pair): string => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: number };
  return JSON.stringify({ v: 1, id: claims.id });
};

const logIn = async (account: Account): Promise<Pair> => {
  const { status, body } = await callApi<Pair>('/api/v1/auth/login', {
    body: { username: accounts[account], password },
  });
  if (status !== 200) throw new Error(`login of ${account} answered ${status}`);
  return body;
};

const blank = '/blank-for-a-cell';

/** Opens pages for cells, one after the other, each with a session in its storage and a clock that stands still. */
export const openBooth = async (language: Language) => {
  const browser = await chromium.launch(await findBrowser());
  const cut = await startCutServer();
  const url = serverUrl();
  const sessions = new Map<Account, { readonly pair: Pair; readonly since: number }>();
  let context: BrowserContext | undefined;
  let used = 0;

  const sessionOf = async (account: Account): Promise<Pair> => {
    const kept = sessions.get(account);
    if (kept && Date.now() - kept.since < freshMs) return kept.pair;
    const pair = await logIn(account);
    sessions.set(account, { pair, since: Date.now() });
    return pair;
  };

  const freshContext = async (): Promise<BrowserContext> => {
    if (context && used < cellsOfContext) return context;
    await context?.close();
    used = 0;
    context = await browser.newContext({
      baseURL: url,
      locale: locales[language],
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      acceptDownloads: true,
    });
    context.setDefaultTimeout(10_000);
    await context.clock.install({ time: new Date() });
    await context.clock.pauseAt(new Date(Date.now() + 1000));
    await context.route(`**${blank}`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
    return context;
  };

  const prepare = async (page: Page, account: Account | undefined): Promise<void> => {
    const pair = account && (await sessionOf(account));
    await page.goto(blank);
    const entries: [string, string][] = pair
      ? [
          ['token', pair.token],
          ['refresh-token', pair.refresh_token],
          ['user', userOf(pair)],
        ]
      : [];
    await page.evaluate((stored) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of stored) localStorage.setItem(`portal.${key}`, value);
    }, entries);
  };

  return {
    /** Runs one cell in a page of its own, and closes the page if the cell fails, too. */
    cell: async (account: Account | undefined, work: (stage: Stage) => Promise<void>): Promise<void> => {
      const page = await (await freshContext()).newPage();
      used += 1;
      const open = new Set<Request>();
      page.on('request', (request) => open.add(request));
      const close = (request: Request) => void open.delete(request);
      page.on('requestfinished', close);
      page.on('requestfailed', close);
      const quiet = async (held: ReadonlySet<Request>): Promise<void> => {
        const end = Date.now() + 15_000;
        while ([...open].some((one) => !held.has(one)) && Date.now() < end) await sleep(8);
      };
      try {
        await prepare(page, account);
        open.clear();
        await work(createStage({ page, language, quiet, cutUrl: cut.url }));
      } finally {
        // A session that was renewed or ended in this cell is not for the next.
        if (account) {
          const token = await page.evaluate(() => localStorage.getItem('portal.token')).catch(() => null);
          if (token !== sessions.get(account)?.pair.token) sessions.delete(account);
        }
        await page.close();
      }
    },
    close: async () => {
      cut.stop();
      await browser.close();
    },
  };
};

export type Booth = Awaited<ReturnType<typeof openBooth>>;
