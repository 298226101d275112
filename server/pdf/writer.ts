import type { FormDocument } from './form-document';
import type { Report } from './report';
import type { Signature } from './sign-form';

type Bytes = Uint8Array<ArrayBuffer>;

/** Renders PDF files. */
export interface PdfWriter {
  /** Renders a report. Stops and rejects when the signal is aborted. */
  report(report: Report, signal: AbortSignal): Promise<Bytes>;
  form(form: FormDocument): Promise<Bytes>;
  /** Signs a file that `form` created. */
  signed(form: Bytes, signature: Signature): Promise<Bytes>;
  /** Returns, for each text, the letters that no font draws, separated by spaces. */
  missing(texts: readonly string[]): Promise<readonly string[]>;
}

/** Renders in the current thread, for environments without threads, such as a browser. Loads the renderers on demand. */
export const inlinePdfWriter: PdfWriter = {
  report: async (report) => (await import('./render-report')).renderReport(report),
  form: async (form) => (await import('./render-form')).renderForm(form),
  signed: async (form, signature) => (await import('./sign-form')).signForm(form, signature),
  missing: async (texts) => (await import('./missing-letters')).missingLetters(texts),
};
