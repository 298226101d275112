import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { PdfTask, RowsResponse } from './pdf-thread';
import thread from './pdf-thread?thread';
import type { ReportCell } from './report';
import type { PdfWriter } from './writer';

type Bytes = Uint8Array<ArrayBuffer>;

/** How long an idle thread is kept, in milliseconds. */
const idleTimeoutMs = 30_000;

const poolOf = (maxThreads: number, niceIncrement: number): Piscina<PdfTask, unknown> =>
  new Piscina({
    filename: thread,
    minThreads: 0,
    maxThreads,
    idleTimeout: idleTimeoutMs,
    execArgv: [],
    atomics: 'disabled',
    // On Linux, gives the thread a lower priority than the threads that serve calls. No effect elsewhere.
    niceIncrement,
  });

type RowChunks = AsyncIterator<readonly (readonly ReportCell[])[]>;

/** Sends the rows of a report on request. Rejects when reading them fails, and otherwise never settles. */
const serveRows = (chunks: RowChunks, port: MessagePort): Promise<never> =>
  new Promise((_, reject) => {
    port.on('message', () => {
      chunks
        .next()
        .then(
          ({ done, value }) => port.postMessage((done === true ? null : value) satisfies RowsResponse),
          reject,
        );
    });
  });

export interface PdfThreads extends PdfWriter {
  close(): Promise<void>;
}

/**
 * Renders PDFs in worker threads, so that no file blocks a caller. Reports have a separate pool, so that no form waits
 * for a long one.
 */
export const createPdfThreads = (): PdfThreads => {
  const reports = poolOf(Math.max(1, availableParallelism() - 1), 10);
  const forms = poolOf(1, 0);
  return {
    report: async ({ rows, ...report }, signal) => {
      const { port1, port2 } = new MessageChannel();
      // When the rows fail or the call is aborted, the thread does not keep waiting for rows.
      const end = new AbortController();
      const chunks = rows[Symbol.asyncIterator]();
      const task = { kind: 'report', report, rows: port2 } as const;
      try {
        const rendered = reports.run(task, {
          transferList: [port2],
          signal: AbortSignal.any([signal, end.signal]),
        });
        return (await Promise.race([rendered, serveRows(chunks, port1)])) as Bytes;
      } finally {
        end.abort();
        port1.close();
        await chunks.return?.();
      }
    },
    form: (form) => forms.run({ kind: 'form', form }) as Promise<Bytes>,
    signed: (form, signature) => forms.run({ kind: 'signed', form, signature }) as Promise<Bytes>,
    missing: (texts) => forms.run({ kind: 'missing', texts }) as Promise<string[]>,
    close: async () => {
      await Promise.all([reports.destroy(), forms.destroy()]);
    },
  };
};
