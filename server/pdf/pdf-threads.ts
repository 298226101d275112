import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { PdfTask, RowsAnswer } from './pdf-thread';
import thread from './pdf-thread?thread';
import type { ReportCell } from './report';
import type { PdfWriter } from './writer';

type Bytes = Uint8Array<ArrayBuffer>;

/** How long a thread without work is kept, in milliseconds. */
const keptMs = 30_000;

const poolOf = (maxThreads: number, niceIncrement: number): Piscina<PdfTask, Bytes> =>
  new Piscina({
    filename: thread,
    minThreads: 0,
    maxThreads,
    idleTimeout: keptMs,
    execArgv: [],
    atomics: 'disabled',
    // On Linux a thread can stand back behind those that answer calls; elsewhere this does nothing.
    niceIncrement,
  });

type Pieces = AsyncIterator<readonly (readonly ReportCell[])[]>;

/** Hands out the rows of a report as they are asked for. Rejects with what reading them failed with, and otherwise never settles. */
const serveRows = (pieces: Pieces, port: MessagePort): Promise<never> =>
  new Promise((_, reject) => {
    port.on('message', () => {
      pieces
        .next()
        .then(
          ({ done, value }) => port.postMessage((done === true ? null : value) satisfies RowsAnswer),
          reject,
        );
    });
  });

export interface PdfThreads extends PdfWriter {
  close(): Promise<void>;
}

/** Draws in threads of its own, so that no file holds up a caller. Long reports have their own, so that no form waits for them. */
export const createPdfThreads = (): PdfThreads => {
  const reports = poolOf(Math.max(1, availableParallelism() - 1), 10);
  const forms = poolOf(1, 0);
  return {
    report: async ({ rows, ...report }, signal) => {
      const { port1, port2 } = new MessageChannel();
      // Whether the rows fail or the wish goes away: the thread is not left waiting for them.
      const end = new AbortController();
      const pieces = rows[Symbol.asyncIterator]();
      const task = { kind: 'report', report, rows: port2 } as const;
      try {
        const drawn = reports.run(task, {
          transferList: [port2],
          signal: AbortSignal.any([signal, end.signal]),
        });
        return await Promise.race([drawn, serveRows(pieces, port1)]);
      } finally {
        end.abort();
        port1.close();
        await pieces.return?.();
      }
    },
    form: (form) => forms.run({ kind: 'form', form }),
    signed: (form, signature) => forms.run({ kind: 'signed', form, signature }),
    close: async () => {
      await Promise.all([reports.destroy(), forms.destroy()]);
    },
  };
};
