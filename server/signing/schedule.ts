import { day, minute } from '../api/clock';
import type { ApiDeps } from '../api/deps';
import { runExclusively } from './claim';
import { SigningBusy } from './provider';
import { finishSigned, reconcile } from './reconcile';

/** How often to look for signed copies that were not mailed. Causes no calls to the provider unless there are some. */
const roundIntervalMs = 5 * minute;

/** Runs a check, unless another server of the database runs one. Returns whether it ran. */
const runAlone = async (deps: ApiDeps, work: () => Promise<unknown>): Promise<boolean> => {
  try {
    await runExclusively(deps, 'schedule', work);
    return true;
  } catch (error) {
    if (error instanceof SigningBusy) return false;
    throw error;
  }
};

/**
 * Repairs what lost notifications and failures left behind: checks open envelopes at start and once a day, and signed
 * copies every few minutes. A check that failed, or that another server kept from running, is due again in the next
 * round: the other server may have been killed. Does not keep the process alive. Returns a function that stops the schedule and waits for the current
 * round.
 */
export const startSigningSchedule = (deps: ApiDeps): (() => Promise<void>) => {
  let round = Promise.resolve();
  let isCheckDue = true;
  const stop = new AbortController();
  const runRound = async (): Promise<void> => {
    if (stop.signal.aborted) return;
    const isCheck = isCheckDue;
    isCheckDue = false;
    let hasRun = false;
    try {
      hasRun = await runAlone(deps, () => (isCheck ? reconcile : finishSigned)(deps, stop.signal));
    } finally {
      if (isCheck && !hasRun) isCheckDue = true;
    }
  };
  const enqueue = (): void => {
    round = round.then(runRound).catch((error: unknown) =>
      deps.log.error('The check of open envelopes failed. The next round tries again.', {
        error: error instanceof Error ? error.name : 'unknown',
      }),
    );
  };
  const startCheck = (): void => {
    isCheckDue = true;
    enqueue();
  };
  const timers = [setInterval(enqueue, roundIntervalMs), setInterval(startCheck, day)];
  for (const timer of timers) timer.unref();
  startCheck();
  return () => {
    stop.abort();
    for (const timer of timers) clearInterval(timer);
    return round;
  };
};
