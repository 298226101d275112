import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { FormDocument } from './form-document';
import { renderForm } from './render-form';
import { renderReport } from './render-report';
import type { Report, ReportCell } from './report';
import { signForm, type Signature } from './sign-form';

/** What a thread is asked to draw. The rows of a report come through a port, piece by piece, each when it is asked for. */
export type PdfTask =
  | { readonly kind: 'report'; readonly report: Omit<Report, 'rows'>; readonly rows: MessagePort }
  | { readonly kind: 'form'; readonly form: FormDocument }
  | { readonly kind: 'signed'; readonly form: Uint8Array<ArrayBuffer>; readonly signature: Signature };

/** The answer to the wish for a piece; null when there is none left. */
export type RowsAnswer = readonly (readonly ReportCell[])[] | null;

async function* rowsFrom(port: MessagePort): Report['rows'] & AsyncGenerator {
  try {
    for (;;) {
      const answer = once(port, 'message') as Promise<[RowsAnswer]>;
      port.postMessage(null);
      const [rows] = await answer;
      if (rows === null) return;
      yield rows;
    }
  } finally {
    port.close();
  }
}

/** Runs in a thread beside the server's own. */
export default (task: PdfTask): Promise<Uint8Array> => {
  if (task.kind === 'form') return renderForm(task.form);
  if (task.kind === 'signed') return signForm(task.form, task.signature);
  return renderReport({ ...task.report, rows: rowsFrom(task.rows) });
};
