import { inlinePdfWriter, type PdfWriter } from '@server/pdf/writer';

/**
 * Writes the complete data of a report as JSON instead of drawing it. A page shows only a part of the data, and drawing
 * takes longer than all other calls together.
 */
export const writtenReports: PdfWriter = {
  ...inlinePdfWriter,
  report: async ({ rows, ...report }) => {
    const read: unknown[] = [];
    for await (const batch of rows) read.push(...batch);
    return new TextEncoder().encode(JSON.stringify({ ...report, rows: read }));
  },
};
