import { Worker } from 'node:worker_threads';
import { databaseAway } from '../storage-unavailable';
import type { Failure, FromThread, Result, ThreadData } from './pglite-messages';
import thread from './pglite-thread?thread';

/** A PGlite in a separate thread, so that no statement blocks the event loop. */
export interface PgliteClient {
  query(text: string, parameters?: readonly unknown[]): Promise<Result>;
  close(): Promise<void>;
  /** Terminates the thread. Rejects pending queries. */
  stop(): Promise<void>;
}

interface Waiting {
  readonly resolve: (result: Result | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** Whether the engine is unusable after this error. */
export const isDeadly = (error: unknown): boolean => {
  const { severity, isDeadly: marked } = error as { severity?: unknown; isDeadly?: unknown };
  return marked === true || ['PANIC', 'FATAL'].includes(String(severity));
};

const errorOf = ({ message, isDeadly: marked, fields }: Failure): Error =>
  Object.assign(new Error(message), fields, marked && { isDeadly: true });

const threadGone = (cause?: unknown): Error => Object.assign(databaseAway(cause), { isDeadly: true });

/** Opens the database in a folder, or in memory without one. Rejects with PGlite's error when that fails. */
export const createPglite = async (folder?: string): Promise<PgliteClient> => {
  const data: ThreadData = folder === undefined ? {} : { folder };
  const worker = new Worker(new URL(thread), { workerData: data, execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let [last, isGone] = [-1, false];

  const settle = (id: number, end: (one: Waiting) => void): void => {
    const one = waiting.get(id);
    waiting.delete(id);
    // An idle database does not keep the process alive.
    if (waiting.size === 0) worker.unref();
    if (one) end(one);
  };
  const lose = (cause?: unknown): void => {
    isGone = true;
    for (const id of waiting.keys()) settle(id, ({ reject }) => reject(threadGone(cause)));
  };
  worker.on('message', ({ id, result, failure }: FromThread) =>
    settle(id, ({ resolve, reject }) => (failure ? reject(errorOf(failure)) : resolve(result))),
  );
  worker.on('error', lose);
  worker.on('exit', () => lose());

  const answerTo = (send: (id: number) => void): Promise<Result | undefined> =>
    new Promise((resolve, reject) => {
      if (isGone) {
        reject(threadGone());
        return;
      }
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.ref();
      send(last);
    });
  const ask = (text: string | null, parameters: readonly unknown[] = []) =>
    answerTo((id) => worker.postMessage({ id, text, parameters }));
  const stop = async (): Promise<void> => {
    await worker.terminate();
  };

  // The thread sends a message once its database is open.
  await answerTo(() => undefined).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    query: async (text, parameters) => (await ask(text, parameters)) ?? { rows: [], affectedRows: 0 },
    close: async () => {
      if (!isGone) await ask(null);
      await stop();
    },
    stop,
  };
};
