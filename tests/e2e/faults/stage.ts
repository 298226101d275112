import type { Page, Request, Route } from '@playwright/test';
import { faults, refreshAnswers, type FaultName, type Usual } from './kinds';
import { lookAt, type Look } from './look';
import type { Language } from './spoken';

/** A point of the oracle that does not hold. */
export class Broken extends Error {}

export interface Stage {
  readonly page: Page;
  readonly language: Language;
  /** Breaks the calls that match, until `mend`. */
  readonly break: (matches: (request: Request) => boolean, fault: FaultName, usual?: Usual) => Promise<void>;
  /** The calls that match are let through from now on. */
  readonly mend: () => void;
  /** Lets those go on that have no answer yet. */
  readonly release: () => void;
  /** How many such calls were made so far. */
  readonly count: () => number;
  /** Milliseconds of the page's clock since the cell began. */
  readonly elapsed: () => number;
  readonly pass: (ms: number) => Promise<void>;
  /** Lets the page's time go by until it holds; says what does not within this many milliseconds. */
  readonly until: (
    what: string,
    isSo: (look: Look) => boolean | Promise<boolean>,
    withinMs: number,
  ) => Promise<Look>;
  /** Errors, warnings and unhandled rejections, and everything that was called. */
  readonly complaints: readonly string[];
  readonly addresses: readonly string[];
}

interface StageParts {
  readonly page: Page;
  readonly language: Language;
  readonly quiet: (held: ReadonlySet<Request>) => Promise<void>;
  readonly cutUrl: string;
}

const isRefresh = (url: URL) => url.pathname.endsWith('/auth/refresh-token');
const fineMs = 250;
const coarseMs = 1000;

/** One page under observation. Its clock stands still but for what the cell lets go by. */
export const createStage = ({ page, language, quiet, cutUrl }: StageParts): Stage => {
  const complaints: string[] = [];
  const addresses: string[] = [];
  const held = new Set<Request>();
  let releases: (() => void)[] = [];
  let broken: FaultName | null = null;
  let count = 0;
  let elapsed = 0;

  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    // The browser itself says so of every refused call.
    if (isComplaint && !message.text().startsWith('Failed to load resource'))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('request', (request) => addresses.push(request.url()));

  const holdOf = (request: Request) => () =>
    new Promise<void>((resolve) => {
      held.add(request);
      releases.push(() => {
        held.delete(request);
        resolve();
      });
    });

  const pass = async (ms: number) => {
    await page.clock.runFor(ms);
    elapsed += ms;
  };
  const settle = async () => {
    await quiet(held);
    // What an answer sets off in the page comes after the answer.
    await page
      .evaluate(
        () =>
          new Promise<void>((done) => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done();
            port2.postMessage(null);
          }),
      )
      // The page is just being replaced by another.
      .catch(() => undefined);
    await quiet(held);
  };

  return {
    page,
    language,
    complaints,
    addresses,
    pass,
    count: () => count,
    elapsed: () => elapsed,
    mend: () => {
      broken = null;
    },
    release: () => {
      for (const release of releases) release();
      releases = [];
    },
    break: async (matches, fault, usual) => {
      broken = fault;
      await page.route(
        (url) => url.pathname.startsWith('/api/'),
        async (route: Route) => {
          const request = route.request();
          const refusal = broken && refreshAnswers[broken];
          if (refusal && isRefresh(new URL(request.url()))) {
            await route.fulfill({ status: refusal, json: { detail: 'token expired' } });
            return;
          }
          if (!matches(request)) {
            await route.fallback();
            return;
          }
          count += 1;
          const scene = { before: count - 1, hold: holdOf(request), cutUrl, usual };
          // The page may have given the call up, or be closed, before its answer comes.
          if (broken) await faults[broken](route, scene).catch(() => undefined);
          else await route.fallback();
        },
      );
    },
    until: async (what, isSo, withinMs) => {
      const start = elapsed;
      for (;;) {
        await settle();
        const look = await lookAt(page).catch(() => null);
        if (look && (await isSo(look))) return look;
        if (elapsed - start >= withinMs)
          throw new Broken(
            `${what}: not within ${withinMs} ms; said ${JSON.stringify(look?.said)}${look?.busy ? ', still busy' : ''}, ${page.url()}`,
          );
        await pass(elapsed - start < 5_000 ? fineMs : coarseMs);
      }
    },
  };
};
