import { Mutex } from 'async-mutex';
import type { Log } from '../log';

/** Work that goes on beside the answer, one piece after another. */
export interface BackgroundTasks {
  /** Takes work over that begins once the answer to the call is on its way. A failure is only logged. */
  run(work: () => Promise<void>): void;
  /** Resolves when all that was taken over is done. */
  settled(): Promise<void>;
}

/** Milliseconds that an answer gets to leave the process before the work begins: neither then shows in the time of the other. */
const headStart = 100;
/** More than this waits only when the server is flooded; the rest is dropped, because a person can ask again. */
const mostWaiting = 1_000;

export const createBackgroundTasks = (log: Log, pause = headStart): BackgroundTasks => {
  const turns = new Mutex();
  let waiting = 0;
  return {
    run: (work) => {
      if (waiting >= mostWaiting) {
        log.error('work beside the answer dropped');
        return;
      }
      waiting += 1;
      const due = new Promise<void>((resolve) => void setTimeout(resolve, pause));
      void turns.runExclusive(async () => {
        await due;
        try {
          await work();
        } catch (error) {
          log.error('work beside the answer failed', {
            error: error instanceof Error ? error.name : 'unknown',
          });
        } finally {
          waiting -= 1;
        }
      });
    },
    settled: () => turns.waitForUnlock(),
  };
};
