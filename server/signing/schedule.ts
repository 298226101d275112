import { day, minute } from '../api/clock';
import type { ApiDeps } from '../api/deps';
import { finishSigned, reconcile } from './reconcile';

/** How often to look for signed copies that were not mailed. Causes no calls to the provider unless there are some. */
const finishIntervalMs = 5 * minute;

/**
 * Repairs what lost notifications and failures left behind: checks open envelopes at start and once a day, and signed
 * copies every few minutes. Does not keep the process alive. Returns a function that stops the schedule and waits for the
 * current round.
 */
export const startSigningSchedule = (deps: ApiDeps): (() => Promise<void>) => {
  let round = Promise.resolve();
  const stop = new AbortController();
  const enqueue = (work: (deps: ApiDeps, stop: AbortSignal) => Promise<unknown>) => (): void => {
    round = round
      .then(() => (stop.signal.aborted ? undefined : work(deps, stop.signal)))
      .then(
        () => undefined,
        (error: unknown) =>
          deps.log.error('The check of open envelopes failed. The next round tries again.', {
            error: error instanceof Error ? error.name : 'unknown',
          }),
      );
  };
  const timers = [setInterval(enqueue(finishSigned), finishIntervalMs), setInterval(enqueue(reconcile), day)];
  for (const timer of timers) timer.unref();
  enqueue(reconcile)();
  return () => {
    stop.abort();
    for (const timer of timers) clearInterval(timer);
    return round;
  };
};
