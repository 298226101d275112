import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { FormDocument } from './form-document';
import { missingLetters } from './missing-letters';
import { renderForm } from './render-form';
import { renderReport } from './render-report';
import type { Report, ReportCell } from './report';
import { signForm, type Signature } from './sign-form';

/** A task for a thread. The rows of a report come through a port, in chunks on request. */
export type PdfTask =
  | { readonly kind: 'report'; readonly report: Omit<Report, 'rows'>; readonly rows: MessagePort }
  | { readonly kind: 'form'; readonly form: FormDocument }
  | { readonly kind: 'signed'; readonly form: Uint8Array<ArrayBuffer>; readonly signature: Signature }
  | { readonly kind: 'missing'; readonly texts: readonly string[] };

/** The response to the request for a chunk. Null when there are no more rows. */
export type RowsResponse = readonly (readonly ReportCell[])[] | null;

async function* rowsFrom(port: MessagePort): Report['rows'] & AsyncGenerator {
  try {
    for (;;) {
      const response = once(port, 'message') as Promise<[RowsResponse]>;
      port.postMessage(null);
      const [rows] = await response;
      if (rows === null) return;
      yield rows;
    }
  } finally {
    port.close();
  }
}

/** Runs in a worker thread. */
export default (task: PdfTask): Promise<Uint8Array | string[]> => {
  if (task.kind === 'missing') return missingLetters(task.texts);
  if (task.kind === 'form') return renderForm(task.form);
  if (task.kind === 'signed') return signForm(task.form, task.signature);
  return renderReport({ ...task.report, rows: rowsFrom(task.rows) });
};
