import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { callApi, logIn } from './api';
import type { Pair } from './session';

export interface ProfileOptions extends BrowserContextOptions {
  /** Another server than the common one. */
  readonly url?: string;
  /** A profile that no journey has used, so that nothing was fetched before. */
  readonly isNew?: boolean;
}

export interface Profile {
  readonly page: Page;
  readonly url: string;
  /** A session of this user that no other profile has. */
  session(username: string): Promise<Pair>;
}

interface Kept {
  readonly key: string;
  readonly context: BrowserContext;
  /** Shows a page that runs nothing: the browser's process of this profile goes on, with the scripts that it has compiled. */
  readonly keeper: Page;
}
interface Session {
  /** Server and name of the user. */
  readonly key: string;
  readonly pair: Pair;
  readonly since: number;
}

/** A page of the portal's origin that runs nothing. */
export const blank = '/healthz';
/** So many profiles wait for the next journey at most. */
const most = 4;
/** Well before an access token runs out. In milliseconds. */
const freshMs = 8 * 60_000;
const storageTypes = 'cookies,local_storage,indexeddb,cache_storage,service_workers';

/**
 * Profiles that are used again from journey to journey, and sessions with them. Scripts are fetched and compiled once; nothing that a page
 * stores stays, and no session that a page has asked for, renewed or ended.
 */
export const createProfiles = (
  browser: Browser,
  commonUrl: string,
  prepare: (context: BrowserContext) => Promise<void>,
) => {
  const free: Kept[] = [];
  const used: { readonly profile: Kept; readonly isNew: boolean; sessions: Session[] }[] = [];
  const sessions: Session[] = [];

  const open = async (key: string, url: string, options: BrowserContextOptions): Promise<Kept> => {
    const context = await browser.newContext({ baseURL: url, ...options });
    await prepare(context);
    const keeper = await context.newPage();
    // A dev server that still prepares its libraries answers late.
    await keeper.goto(blank, { timeout: 120_000 });
    return { key, context, keeper };
  };
  const clear = async ({ context, keeper }: Kept, origin: string) => {
    const tools = await context.newCDPSession(keeper);
    await tools.send('Storage.clearDataForOrigin', { origin, storageTypes });
    await tools.detach();
  };
  const sessionOf = async (username: string, url: string): Promise<Session> => {
    const key = `${url} ${username}`;
    for (;;) {
      const at = sessions.findIndex((one) => one.key === key);
      const [kept] = at < 0 ? [] : sessions.splice(at, 1);
      if (!kept) return { key, pair: await logIn(username, url), since: Date.now() };
      if (Date.now() - kept.since > freshMs) continue;
      const { status } = await callApi('/api/v1/users/me', { token: kept.pair.token, url });
      if (status === 200) return kept;
    }
  };

  return {
    take: async ({ url = commonUrl, isNew = false, ...options }: ProfileOptions): Promise<Profile> => {
      const key = JSON.stringify([url, options]);
      const at = isNew ? -1 : free.findIndex((one) => one.key === key);
      const [kept] = at < 0 ? [] : free.splice(at, 1);
      const profile = kept ?? (await open(key, url, options));
      const own = { profile, isNew, sessions: [] as Session[] };
      used.push(own);
      if (kept) await clear(kept, url);
      profile.context.on('request', (request) => {
        if (request.url().includes('/api/v1/auth/')) own.sessions = [];
      });
      return {
        url,
        page: await profile.context.newPage(),
        session: async (username) => {
          const session = await sessionOf(username, url);
          own.sessions.push(session);
          return session.pair;
        },
      };
    },
    /** Ends what the journey has opened, and keeps what the next may use. */
    giveBack: async () => {
      for (const { profile, isNew, sessions: own } of used.splice(0)) {
        const { context, keeper } = profile;
        sessions.push(...own);
        context.removeAllListeners('request');
        const left = context.pages().filter((page) => page !== keeper);
        await Promise.all(left.map((page) => page.close()));
        await context.unrouteAll({ behavior: 'ignoreErrors' });
        await context.setOffline(false);
        if (isNew) await context.close();
        else free.unshift(profile);
      }
      for (const { context } of free.splice(most)) await context.close();
    },
  };
};

export type Profiles = ReturnType<typeof createProfiles>;
