import { Semaphore } from 'async-mutex';
import type { QueueLimits } from './limits';
import { busy } from './refusal';

/** Whom a task belongs to. */
export interface QueueTicket {
  /** A user, or the network of a caller who is not signed in. */
  readonly caller: string;
  /** One of several accounts in the caller's network. Each has one task at a time and takes turns with the others. */
  readonly part?: string;
  /** Aborted when the result is no longer wanted. */
  readonly signal?: AbortSignal;
}

/**
 * Runs tasks of many callers so that the tasks of one of them delay the others by little. `run` throws 503 when too many
 * tasks of the caller are waiting, when the turn does not come in time, and when the task is no longer wanted.
 */
export interface FairQueue {
  run<T>(ticket: QueueTicket, work: () => Promise<T>): Promise<T>;
}

interface Lane {
  readonly semaphore: Semaphore;
  /** How many tasks run in it or wait for it. */
  tasks: number;
}

/** Semaphores by name, which are forgotten when no task uses them. */
const createLanes = () => {
  const lanes = new Map<string, Lane>();
  return {
    tasksOf: (name: string): number => lanes.get(name)?.tasks ?? 0,
    enter: (name: string, slots: number): Semaphore => {
      const lane = lanes.get(name) ?? { semaphore: new Semaphore(slots), tasks: 0 };
      lanes.set(name, lane);
      lane.tasks += 1;
      return lane.semaphore;
    },
    leave: (name: string): void => {
      const lane = lanes.get(name);
      if (lane && (lane.tasks -= 1) === 0) lanes.delete(name);
    },
  };
};

/** Waits for one semaphore after the other, and returns the function that leaves them. */
const passAll = async (semaphores: readonly Semaphore[], isWanted: () => boolean): Promise<() => void> => {
  const releases: (() => void)[] = [];
  const release = (): void => {
    for (const one of releases.splice(0).reverse()) one();
  };
  for (const semaphore of semaphores) {
    if (!isWanted()) break;
    const [, releaseOne] = await semaphore.acquire();
    releases.push(releaseOne);
  }
  return release;
};

/** Rejects after `wait` milliseconds, or when the signal is aborted. `stop` ends the watch. */
const watch = (wait: number, signal: AbortSignal | undefined) => {
  let stop = (): void => undefined;
  const promise = new Promise<never>((_, reject) => {
    const giveUp = (): void => reject(busy());
    const timer = setTimeout(giveUp, wait);
    signal?.addEventListener('abort', giveUp);
    stop = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    };
  });
  return { promise, stop };
};

/**
 * Creates a queue. A caller's tasks first wait for a slot of the caller, and only then, one after the other, for a slot
 * of all. So each caller has at most `perCaller` tasks among those that wait for all, however many tasks it has.
 */
export const createFairQueue = ({ total, perCaller, waiting, wait }: QueueLimits): FairQueue => {
  const all = new Semaphore(total);
  const lanes = createLanes();
  return {
    run: async ({ caller, part, signal }, work) => {
      if (signal?.aborted || lanes.tasksOf(caller) >= perCaller + waiting) throw busy();
      const names = part === undefined ? [caller] : [JSON.stringify([caller, part]), caller];
      const entered = names.map((name) => lanes.enter(name, name === caller ? perCaller : 1));
      let isWanted = true;
      const turn = passAll([...entered, all], () => isWanted);
      const limit = watch(wait, signal);
      try {
        await Promise.race([turn, limit.promise]);
        limit.stop();
        return await work();
      } finally {
        limit.stop();
        isWanted = false;
        // A task that gave up keeps its place until its turn comes, and then lets the next one pass.
        void turn.then((release) => {
          release();
          for (const name of names) lanes.leave(name);
        });
      }
    },
  };
};

/** The queues of the calls that take much time of the processor or the database. */
export interface Queues {
  readonly finds: FairQueue;
  readonly searches: FairQueue;
}

export const createQueues = ({ finds, searches }: Readonly<Record<keyof Queues, QueueLimits>>): Queues => ({
  finds: createFairQueue(finds),
  searches: createFairQueue(searches),
});
