import { Mutex } from 'async-mutex';
import type { Log } from '../log';
import { Refusal } from './refusal';

/** Tasks that run in the background of a response, one after the other. */
export interface BackgroundTasks {
  /** Queues a task that starts once the response is on its way out. A failure is only logged, a refusal as no error. */
  run(work: () => Promise<void>): void;
  /** Resolves when all queued tasks are done. */
  settled(): Promise<void>;
}

/**
 * Milliseconds that a response gets to leave the process before the task starts, so that the duration of one does not
 * show in the other.
 */
const headStart = 100;
/**
 * The queue only gets longer than this when the server is flooded. Further tasks are dropped, because users can repeat
 * their request.
 */
const maxWaiting = 1_000;

export const createBackgroundTasks = (log: Log, pause = headStart): BackgroundTasks => {
  const mutex = new Mutex();
  let waiting = 0;
  return {
    run: (work) => {
      if (waiting >= maxWaiting) {
        log.error('A task after a response was dropped, because too many are waiting.');
        return;
      }
      waiting += 1;
      const due = new Promise<void>((resolve) => void setTimeout(resolve, pause));
      void mutex.runExclusive(async () => {
        await due;
        try {
          await work();
        } catch (error) {
          if (error instanceof Refusal)
            log.info('A task after a response was refused.', { detail: error.detail });
          else
            log.error('A task after a response failed.', {
              error: error instanceof Error ? error.name : 'unknown',
            });
        } finally {
          waiting -= 1;
        }
      });
    },
    settled: () => mutex.waitForUnlock(),
  };
};
