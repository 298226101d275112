import { PDFDocument, waitForTick } from 'pdf-lib';
import { fill } from '../words/texts';
import { columnPositions } from './column-layout';
import { embedFaces, type Faces } from './face';
import { drawFooter, drawRunningTitle, drawTitle } from './page-parts';
import type { Report } from './report';
import { addSheet, paper, type Sheet } from './sheet';
import { drawEmpty, drawHead, drawRow, drawTotals, rowHeight } from './table';

const describe = (document: PDFDocument, report: Report): void => {
  document.setTitle(`${report.title} – ${report.client}`, { showInWindowTitleBar: true });
  document.setSubject(report.subtitle);
  document.setLanguage(report.language);
  document.setCreationDate(report.created);
  document.setModificationDate(report.created);
};

/** Writes the rows onto as many sheets as they need, each with the table's head; answers the sheets. */
const drawTable = async (document: PDFDocument, faces: Faces, report: Report): Promise<Sheet[]> => {
  const { columns } = report;
  const batches = report.rows[Symbol.asyncIterator]();
  let batch = await batches.next();
  const places = columnPositions(report, faces, batch.done ? [] : batch.value);
  const sheets: Sheet[] = [];
  const turn = (): { sheet: Sheet; top: number } => {
    const sheet = addSheet(document, [faces.regular, faces.bold]);
    const start = sheets.length === 0 ? drawTitle : drawRunningTitle;
    sheets.push(sheet);
    return { sheet, top: drawHead(sheet, faces, columns, places, start(sheet, faces, report)) };
  };

  let { sheet, top } = turn();
  let isEmpty = true;
  while (!batch.done) {
    for (const cells of batch.value) {
      if (top - rowHeight < paper.bottom) ({ sheet, top } = turn());
      top = drawRow(sheet, faces, cells, places, top);
      isEmpty = false;
    }
    // Between the batches other calls get their turn.
    await waitForTick();
    batch = await batches.next();
  }
  if (isEmpty) drawEmpty(sheet, faces, report.empty, top);
  else if (report.totals) {
    if (top - rowHeight - 2 < paper.bottom) ({ sheet, top } = turn());
    drawTotals(sheet, faces, report.totals, places, top);
  }
  return sheets;
};

/** A report as the bytes of a PDF file in US Letter. Any text may stand in it; see `latinText` for what the font lacks. */
export const renderReport = async (report: Report): Promise<Uint8Array<ArrayBuffer>> => {
  const document = await PDFDocument.create();
  const faces = await embedFaces(document);
  describe(document, report);
  const sheets = await drawTable(document, faces, report);
  sheets.forEach((sheet, at) =>
    drawFooter(sheet, faces, report.subtitle, fill(report.pageText, { page: at + 1, pages: sheets.length })),
  );
  return new Uint8Array(await document.save());
};
