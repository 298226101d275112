import { Worker } from 'node:worker_threads';
import { databaseUnavailable } from '../storage-unavailable';
import type { Failure, ThreadResponse, Result, ThreadData } from './pglite-messages';
import thread from './pglite-thread?thread';

/** A PGlite in a separate thread, so that no statement blocks the event loop. */
export interface PgliteClient {
  query(text: string, parameters?: readonly unknown[]): Promise<Result>;
  close(): Promise<void>;
  /** Terminates the thread. Rejects pending queries. */
  stop(): Promise<void>;
}

interface PendingRequest {
  readonly resolve: (result: Result | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** Whether the engine is unusable after this error. */
export const isFatal = (error: unknown): boolean => {
  const { severity, isFatal: marked } = error as { severity?: unknown; isFatal?: unknown };
  return marked === true || ['PANIC', 'FATAL'].includes(String(severity));
};

const errorOf = ({ message, isFatal: marked, fields }: Failure): Error =>
  Object.assign(new Error(message), fields, marked && { isFatal: true });

const threadExitedError = (cause?: unknown): Error =>
  Object.assign(databaseUnavailable(cause), { isFatal: true });

/** Opens the database in a folder, or in memory without one. Rejects with PGlite's error when that fails. */
export const createPglite = async (folder?: string): Promise<PgliteClient> => {
  const data: ThreadData = folder === undefined ? {} : { folder };
  const worker = new Worker(new URL(thread), { workerData: data, execArgv: [] });
  const pending = new Map<number, PendingRequest>();
  let [lastId, hasExited] = [-1, false];

  const settle = (id: number, complete: (one: PendingRequest) => void): void => {
    const request = pending.get(id);
    pending.delete(id);
    // An idle database does not keep the process alive.
    if (pending.size === 0) worker.unref();
    if (request) complete(request);
  };
  const rejectPending = (cause?: unknown): void => {
    hasExited = true;
    for (const id of pending.keys()) settle(id, ({ reject }) => reject(threadExitedError(cause)));
  };
  worker.on('message', ({ id, result, failure }: ThreadResponse) =>
    settle(id, ({ resolve, reject }) => (failure ? reject(errorOf(failure)) : resolve(result))),
  );
  worker.on('error', rejectPending);
  worker.on('exit', () => rejectPending());

  const sendRequest = (send: (id: number) => void): Promise<Result | undefined> =>
    new Promise((resolve, reject) => {
      if (hasExited) {
        reject(threadExitedError());
        return;
      }
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      worker.ref();
      send(lastId);
    });
  const postStatement = (text: string | null, parameters: readonly unknown[] = []) =>
    sendRequest((id) => worker.postMessage({ id, text, parameters }));
  const stop = async (): Promise<void> => {
    await worker.terminate();
  };

  // The thread sends a message once its database is open.
  await sendRequest(() => undefined).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    query: async (text, parameters) =>
      (await postStatement(text, parameters)) ?? { rows: [], affectedRows: 0 },
    close: async () => {
      if (!hasExited) await postStatement(null);
      await stop();
    },
    stop,
  };
};
