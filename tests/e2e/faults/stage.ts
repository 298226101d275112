import type { Request } from '@playwright/test';
import { expect, type Visit } from '../setup/fixtures';
import { faults, refreshAnswers, type FaultName, type Fulfilled } from './faults';
import type { Language } from './spoken';

/** One page, and the calls of it that go wrong.  */
export const createStage = ({ page, calls }: Visit, language: Language) => {
  const open = new Set<Request>();
  let broken: FaultName | null = null;
  let isBroken: (request: Request) => boolean = () => false;
  let count = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));

  return {
    page,
    language,
    /** Nothing more is under way. */
    settle: calls.settle,
    /** Lets time pass as soon as nothing is under way but the broken call. */
    pass: async (ms: number) => {
      const isAlone = () => count > 0 && [...open].every(isBroken);
      await expect.poll(isAlone, 'the broken call alone is under way').toBe(true);
      await page.clock.fastForward(ms);
    },
    /** How many of the calls were made that go wrong. */
    count: () => count,
    /** They go well from now on. */
    mend: () => {
      broken = null;
    },
    /** Those go on that are held. */
    release,
    /** The calls that match go wrong, until `mend`. */
    break: async (matches: typeof isBroken, fault: FaultName, usual?: Fulfilled) => {
      broken = fault;
      isBroken = matches;
      await page.route('**/auth/refresh-token*', (route) => {
        const status = broken && refreshAnswers[broken];
        return status ? route.fulfill({ status, json: { detail: 'token expired' } }) : route.fallback();
      });
      await page.route(/\/api\//, async (route, request) => {
        if (!matches(request)) return route.fallback();
        const before = count++;
        if (!broken) return route.fallback();
        const answer = faults[broken];
        if (typeof answer === 'object') return route.fulfill(answer);
        // The page may have given the call up, or be closed, before its answer comes.
        return answer(route, { before, released, usual }).catch(() => undefined);
      });
    },
  };
};

export type Stage = ReturnType<typeof createStage>;
