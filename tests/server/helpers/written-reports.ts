import { writePdfHere, type PdfWriter } from '@server/pdf/writer';

/**
 * Files that say in JSON all that a report was given to be drawn. What a page shows is a part of it, and drawing takes longer than all
 * other calls together.
 */
export const writtenReports: PdfWriter = {
  ...writePdfHere,
  report: async ({ rows, ...report }) => {
    const read: unknown[] = [];
    for await (const batch of rows) read.push(...batch);
    return new TextEncoder().encode(JSON.stringify({ ...report, rows: read }));
  },
};
