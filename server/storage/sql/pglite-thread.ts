import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { Failure, ThreadResponse, Result, ThreadData, ThreadRequest } from './pglite-messages';

const int8 = 20;

/** Errors lose their extra fields between threads, so they are copied. The database's own fields are text. */
const failureOf = (error: unknown): Failure => {
  const fields = Object.entries(error as object).filter(([, value]) =>
    ['string', 'number'].includes(typeof value),
  );
  const message = error instanceof Error ? error.message : String(error);
  return { message, isFatal: error instanceof WebAssembly.RuntimeError, fields: Object.fromEntries(fields) };
};

const send = (message: ThreadResponse): void => parentPort?.postMessage(message);

const { folder } = workerData as ThreadData;

const open = async () => {
  const pglite = await PGlite.create({ ...(folder && { dataDir: folder }), parsers: { [int8]: Number } });
  // The pages are in memory, so a page of an index costs little more than one that is read in order.
  await pglite.exec('set random_page_cost = 1.1');
  return pglite;
};

const opened = open();
opened.then(
  () => send({ id: 0 }),
  (error: unknown) => send({ id: 0, failure: failureOf(error) }),
);

const execute = async ({ text, parameters }: ThreadRequest): Promise<Result | null> => {
  const pglite = await opened;
  if (text === null) {
    await pglite.close();
    return null;
  }
  const { rows, affectedRows } = await pglite.query<Record<string, unknown>>(text, [...parameters]);
  return { rows, affectedRows: affectedRows ?? rows.length };
};

parentPort?.on('message', (message: ThreadRequest) => {
  execute(message).then(
    (result) => send({ id: message.id, ...(result && { result }) }),
    (error: unknown) => send({ id: message.id, failure: failureOf(error) }),
  );
});
