import type { MessagePort } from 'node:worker_threads';
import type { FormDocument } from './form-document';
import type { Report, ReportCell } from './report';
import type { Signature } from './sign-form';

/** What a thread is asked to draw. The rows of a report come through a port, piece by piece, each when it is asked for. */
export type PdfTask =
  | { readonly kind: 'report'; readonly report: Omit<Report, 'rows'>; readonly rows: MessagePort }
  | { readonly kind: 'form'; readonly form: FormDocument }
  | { readonly kind: 'signed'; readonly form: Uint8Array<ArrayBuffer>; readonly signature: Signature };

/** The answer to the wish for a piece; null when there is none left. */
export type RowsAnswer = readonly (readonly ReportCell[])[] | null;
