import type { Request } from '@playwright/test';
import { expect, type Visit } from '../setup/fixtures';
import { faults, refreshAnswers, type FaultName, type Fulfilled } from './faults';
import type { Language } from './localized-texts';

/** A page whose matching calls can be made to fail. */
export const createStage = ({ page, calls }: Visit, language: Language) => {
  const open = new Set<Request>();
  let activeFault: FaultName | null = null;
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
    /** Waits until no call is in flight. */
    settle: calls.settle,
    /** Advances the clock as soon as only the broken call is in flight. */
    pass: async (ms: number) => {
      const isAlone = () => count > 0 && [...open].every(isBroken);
      await expect.poll(isAlone, 'the broken call alone is under way').toBe(true);
      await page.clock.fastForward(ms);
    },
    /** How many matching calls were made. */
    count: () => count,
    /** Lets the calls succeed from now on. */
    restore: () => {
      activeFault = null;
    },
    /** Releases the held calls. */
    release,
    /** Breaks the matching calls until `restore`. */
    break: async (matches: typeof isBroken, fault: FaultName, mockAnswer?: Fulfilled) => {
      activeFault = fault;
      isBroken = matches;
      await page.route('**/auth/refresh-token*', (route) => {
        const status = activeFault && refreshAnswers[activeFault];
        return status ? route.fulfill({ status, json: { detail: 'token expired' } }) : route.fallback();
      });
      await page.route(/\/api\//, async (route, request) => {
        if (!matches(request)) return route.fallback();
        const before = count++;
        if (!activeFault) return route.fallback();
        const answer = faults[activeFault];
        if (typeof answer === 'object') return route.fulfill(answer);
        // The page may have aborted the call, or be closed, before the response arrives.
        return answer(route, { before, released, mockAnswer }).catch(() => undefined);
      });
    },
  };
};

export type Stage = ReturnType<typeof createStage>;
