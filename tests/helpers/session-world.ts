import type { Scheduler } from 'fast-check';
import { createSession, type Session } from '@providers/session/session';
import { createHttp, type Http } from '@lib/http';
import { createKeyStore, storageKeyOf } from '@lib/storage';
import type { Transport } from '@lib/transport';
import type { SessionServer } from './session-server';

export type Action =
  | 'get'
  | 'post'
  | 'forbidden'
  | 'login 7'
  | 'login 8'
  | 'logout'
  | 'forget'
  | 'expire'
  | 'wipe';

interface WorldSettings {
  readonly scheduler: Scheduler;
  readonly server: SessionServer;
  readonly tabs: number;
  readonly locks?: LockManager | undefined;
}

interface Page {
  readonly session: Session;
  readonly http: Http;
  /** The id of the page's user, as the session last told its subscribers. */
  readonly owner: () => number | undefined;
}

const tokenName = storageKeyOf('token');

/**
 * Creates several tabs of one browser over one storage. The scheduler chooses the order of their events and responses. An order
 * that breaks a guarantee of the session is recorded in `faults`.
 */
export const createWorld = ({ scheduler, server, tabs, locks }: WorldSettings) => {
  const map = new Map<string, string>();
  const faults: string[] = [];
  /** Logins whose tokens were removed from the storage. */
  const endedLogins = new Set<number | undefined>();
  const pages: Page[] = [];
  let now = 0;
  const pending = new Set<Promise<unknown>>();
  let rejected = 0;

  const track = (work: Promise<unknown>) => {
    const done = work.then(
      () => undefined,
      () => void (rejected += 1),
    );
    pending.add(done);
    void done.then(() => pending.delete(done));
  };
  const notifyTabs = (from: number, key: string) => {
    for (let tab = 0; tab < tabs; tab++)
      if (tab !== from && key === tokenName)
        void scheduler
          .schedule(Promise.resolve(), `event in ${tab}`)
          .then(() => pages[tab]?.session.syncSession());
  };
  const endLogin = () => {
    const token = map.get(tokenName);
    if (token !== undefined) endedLogins.add(server.loginOf(token));
  };
  const storageOf = (tab: number) =>
    ({
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => {
        const before = map.get(tokenName);
        if (key === tokenName) {
          const login = server.loginOf(value);
          if (endedLogins.has(login)) faults.push(`a token of login ${login}, which had ended, was stored`);
          if (before !== undefined && server.loginOf(before) !== login) endLogin();
        }
        map.set(key, value);
        notifyTabs(tab, key);
      },
      removeItem: (key: string) => {
        if (key === tokenName) endLogin();
        if (map.delete(key)) notifyTabs(tab, key);
      },
    }) as unknown as Storage;

  const open = (tab: number): Page => {
    let owner: number | undefined;
    const transport = (async (call, token) => {
      const by = call.query?.['by'];
      if (token !== null && by !== undefined && server.userOf(token) !== by)
        faults.push(`a call of ${by} was made with a token of ${server.userOf(token)}`);
      await scheduler.schedule(Promise.resolve(), `${call.path} from ${tab}`);
      const answer = Promise.resolve().then(() => server.answer(call, token));
      answer.catch(() => undefined);
      // While the response is in flight, anything may happen.
      await scheduler.schedule(Promise.resolve(), `answer to ${tab}`);
      return answer;
    }) as Transport;
    const renew = () => {
      pages[tab] = open(tab);
    };
    const session = createSession({
      transport,
      keyStore: createKeyStore(() => storageOf(tab)),
      reload: renew,
      restart: renew,
      locks,
      now: () => now,
      propagation: () => Promise.resolve(),
    });
    const updateOwner = () => {
      owner = session.service.current()?.userId;
    };
    updateOwner();
    session.service.subscribe(updateOwner);
    return { session, http: createHttp({ transport, ...session.bearer }), owner: () => owner };
  };
  for (let tab = 0; tab < tabs; tab++) pages.push(open(tab));

  const call = (tab: number, method: 'GET' | 'POST', path: string) => {
    const page = pages[tab];
    const by = page?.owner();
    if (!page || by === undefined) return;
    track(page.http.request({ backend: 'eip', method, path, query: { by } }));
  };
  const logOut = async (tab: number) => {
    const service = pages[tab]?.session.service;
    const login = server.loginOf(map.get(tokenName) ?? '');
    await service?.logout();
    if (login !== undefined && !endedLogins.has(login))
      faults.push(`login ${login} is stored after its logout`);
  };
  return {
    faults,
    map,
    pages,
    /** Performs one action in one tab, without waiting for what it starts. */
    act: (tab: number, action: Action): void => {
      const service = pages[tab]?.session.service;
      if (action === 'get') call(tab, 'GET', 'rows');
      if (action === 'post') call(tab, 'POST', 'rows');
      if (action === 'forbidden') call(tab, 'GET', 'forbidden');
      if (action === 'logout') track(logOut(tab));
      if (action === 'forget') service?.forget();
      if (action === 'wipe') {
        endLogin();
        map.clear();
      }
      if (action === 'expire') {
        server.expire();
        now += 40_000;
      }
      // The login form is shown only to signed-out users.
      if (action.startsWith('login') && service && !service.current())
        track(service.login(action.slice(6), 'secret'));
    },
    /** Returns how many of the started actions are still pending. */
    unfinished: () => pending.size,
    rejected: () => rejected,
  };
};
