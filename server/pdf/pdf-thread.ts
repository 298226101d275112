import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { PdfTask, RowsAnswer } from './pdf-task';
import { renderForm } from './render-form';
import { renderReport } from './render-report';
import type { Report } from './report';
import { signForm } from './sign-form';

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
