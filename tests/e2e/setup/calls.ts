import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

export interface Call {
  readonly method: string;
  /** Path and query, as sent. */
  readonly address: string;
  /** HTTP status; 0 for a call that failed or was aborted. */
  readonly status: number;
}

export interface Calls {
  /** All API calls so far whose path and query match. */
  readonly made: (path?: RegExp) => Call[];
  /** Runs `work` and returns the calls made until the network is quiet. Waits up to two seconds for the first call. */
  during(work: () => Promise<unknown>, path?: RegExp): Promise<Call[]>;
  /** Waits until no call is in flight, none has started for 250 ms, and the page is idle. */
  settle(): Promise<void>;
}

const isApi = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');
const addressOf = (request: Request) => {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
};

/**
 * Waits until the page is idle and has rendered: on a busy machine it may not have sent its next call yet. Waits at
 * most one second, because a headless page may not render for a while after it was resized.
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
    // A navigation is replacing the page.
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
    // The response is not available when the page was closed in the meantime.
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
