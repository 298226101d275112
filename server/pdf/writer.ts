import type { FormDocument } from './form-document';
import type { Report } from './report';
import type { Signature } from './sign-form';

type Bytes = Uint8Array<ArrayBuffer>;

/** Draws PDF files. Where it does so is its own business. */
export interface PdfWriter {
  /** A report that no call waits for any more is not drawn on; its promise rejects. */
  report(report: Report, signal: AbortSignal): Promise<Bytes>;
  form(form: FormDocument): Promise<Bytes>;
  /** Takes what `form` made. */
  signed(form: Bytes, signature: Signature): Promise<Bytes>;
}
