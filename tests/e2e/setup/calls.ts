import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

export interface Call {
  readonly method: string;
  /** Path and query, as they went over the wire. */
  readonly address: string;
  /** HTTP status; 0 for a call that was given up. */
  readonly status: number;
}

export interface Calls {
  /** All calls of the API so far whose path matches. */
  readonly made: (path?: RegExp) => Call[];
  /** The calls that a piece of work makes until the network is quiet; it waits up to two seconds for the first. */
  during(work: () => Promise<unknown>, path?: RegExp): Promise<Call[]>;
  /** Waits until no call is under way and none started for 250 ms, and the page is idle. */
  settle(): Promise<void>;
}

const isApi = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');
const addressOf = (request: Request) => {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
};

/**
 * Until the page has nothing left to do and has drawn it: on a busy machine it may not have come to its next call yet. A page
 * without a window may draw nothing for a while after it was resized; it is not waited for longer than a second.
 */
const untilIdle = (page: Page): Promise<void> =>
  page
    .evaluate(
      () =>
        new Promise<void>((done) => {
          setTimeout(done, 1000);
          requestIdleCallback(() => requestAnimationFrame(() => done()));
        }),
    )
    // The page is just being replaced by another.
    .catch(() => undefined);

export const watchCalls = (page: Page): Calls => {
  const calls: Call[] = [];
  let underWay = 0;
  let lastChange = Date.now();
  const add = (request: Request, status: number) => {
    underWay -= 1;
    lastChange = Date.now();
    calls.push({ method: request.method(), address: addressOf(request), status });
  };
  page.on('request', (request) => {
    if (!isApi(request)) return;
    underWay += 1;
    lastChange = Date.now();
  });
  page.on('requestfailed', (request) => {
    if (isApi(request)) add(request, 0);
  });
  page.on('requestfinished', (request) => {
    if (!isApi(request)) return;
    // A page that was closed meanwhile answers nothing any more.
    void request.response().then(
      (answer) => add(request, answer?.status() ?? 0),
      () => add(request, 0),
    );
  });
  const settle = async () => {
    lastChange = Date.now();
    const isQuiet = () => underWay === 0 && Date.now() - lastChange >= 250;
    do {
      while (!isQuiet()) await sleep(30);
      await untilIdle(page);
    } while (!isQuiet());
  };
  const made = (path = /./) => calls.filter(({ address }) => path.test(address));
  return {
    made,
    settle,
    during: async (work, path = /./) => {
      await settle();
      const before = calls.length;
      await work();
      const end = Date.now() + 2000;
      while (calls.length === before && underWay === 0 && Date.now() < end) await sleep(20);
      await settle();
      return calls.slice(before).filter(({ address }) => path.test(address));
    },
  };
};
