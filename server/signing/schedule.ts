import { day, minute } from '../api/clock';
import type { ApiDeps } from '../api/deps';
import { finishSigned, reconcile } from './reconcile';

/** Between two looks for signed copies that did not go out; costs nothing at the provider. */
const finishEvery = 5 * minute;

/**
 * Sets right what notices and failures left behind: at once, every night about the open envelopes, and every few minutes about
 * signed copies. Holds no process. Answers how to stop, which waits for a round under way.
 */
export const startSigningSchedule = (deps: ApiDeps): (() => Promise<void>) => {
  let round = Promise.resolve();
  const stop = new AbortController();
  const go = (work: (deps: ApiDeps, stop: AbortSignal) => Promise<unknown>) => (): void => {
    round = round
      .then(() => (stop.signal.aborted ? undefined : work(deps, stop.signal)))
      .then(
        () => undefined,
        (error: unknown) =>
          deps.log.error('round of signing failed', {
            error: error instanceof Error ? error.name : 'unknown',
          }),
      );
  };
  const timers = [setInterval(go(finishSigned), finishEvery), setInterval(go(reconcile), day)];
  for (const timer of timers) timer.unref();
  go(reconcile)();
  return () => {
    stop.abort();
    for (const timer of timers) clearInterval(timer);
    return round;
  };
};
