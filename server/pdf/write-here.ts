import type { PdfWriter } from './writer';

/** Draws in this very thread, for surroundings that have no other: a browser. Only who asks for a file needs what draws it. */
export const writePdfHere: PdfWriter = {
  report: async (report) => (await import('./render-report')).renderReport(report),
  form: async (form) => (await import('./render-form')).renderForm(form),
  signed: async (form, signature) => (await import('./sign-form')).signForm(form, signature),
};
