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

/** Draws in this very thread, for surroundings that have no other: a browser. Only who asks for a file needs what draws it. */
export const writePdfHere: PdfWriter = {
  report: async (report) => (await import('./render-report')).renderReport(report),
  form: async (form) => (await import('./render-form')).renderForm(form),
  signed: async (form, signature) => (await import('./sign-form')).signForm(form, signature),
};
