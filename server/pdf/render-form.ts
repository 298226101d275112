import { PDFDocument } from 'pdf-lib';
import { fill } from '../words/texts';
import { embedFaces } from './face';
import type { FormDocument } from './form-document';
import {
  columnsFor,
  drawFormTitle,
  drawLines,
  drawSection,
  drawSignatureLines,
  lineHeight,
  sectionHeight,
  tallestRow,
} from './form-parts';
import { drawFooter } from './page-parts';
import { addSheet, paper, type Sheet } from './sheet';
import { signaturePosition } from './signature-position';

const describe = (document: PDFDocument, form: FormDocument): void => {
  document.setTitle(form.title, { showInWindowTitleBar: true });
  document.setLanguage(form.language);
  document.setCreationDate(form.created);
  document.setModificationDate(form.created);
};

/** A filled form as the bytes of a PDF file in US Letter, with a place for the signature. Names of any script may stand in it. */
export const renderForm = async (form: FormDocument): Promise<Uint8Array<ArrayBuffer>> => {
  const document = await PDFDocument.create();
  const faces = await embedFaces(document);
  describe(document, form);
  const sheets: Sheet[] = [];
  const turn = (): { sheet: Sheet; top: number } => {
    const sheet = addSheet(document, [faces.regular, faces.bold]);
    sheets.push(sheet);
    return { sheet, top: sheets.length === 1 ? drawFormTitle(sheet, faces, form) : paper.top };
  };

  let { sheet, top } = turn();
  const makeRoom = (height: number, lowest: number = paper.bottom): void => {
    if (top - height < lowest) ({ sheet, top } = turn());
  };
  for (const { title, lines } of form.sections) {
    makeRoom(sectionHeight + lineHeight);
    top = drawSection(sheet, faces, title, top);
    const columns = columnsFor(lines);
    for (let at = 0; at < lines.length; at += columns) {
      makeRoom(tallestRow);
      top = drawLines(sheet, faces, { lines: lines.slice(at, at + columns), columns }, top);
    }
    top -= 6;
  }
  makeRoom(0, signaturePosition.top);
  drawSignatureLines(sheet, faces, form);
  sheets.forEach((one, at) =>
    drawFooter(one, faces, form.title, fill(form.pageText, { page: at + 1, pages: sheets.length })),
  );
  return new Uint8Array(await document.save());
};
