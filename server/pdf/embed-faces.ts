import { type PDFDocument, StandardFonts } from 'pdf-lib';
import { createFace } from './face';
import type { Faces } from './page-parts';

/** The two weights that everything is written in. */
export const embedFaces = async (document: PDFDocument): Promise<Faces> => ({
  regular: createFace(await document.embedFont(StandardFonts.Helvetica)),
  bold: createFace(await document.embedFont(StandardFonts.HelveticaBold)),
});
