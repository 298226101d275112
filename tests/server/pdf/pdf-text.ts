import { decodePDFRawStream, PDFDocument, PDFRawStream } from 'pdf-lib';

/** What is written in a file of ours, piece by piece in the order of drawing, and how many pages it has. */
export const pdfText = async (bytes: Uint8Array): Promise<{ pages: number; pieces: string[] }> => {
  const document = await PDFDocument.load(bytes);
  const pieces: string[] = [];
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const content = Buffer.from(decodePDFRawStream(object).decode()).toString('latin1');
    for (const [, hex = ''] of content.matchAll(/<([0-9A-Fa-f]*)> Tj/g))
      // WinAnsi is Latin 1 but for a few signs, of which ours is the bullet.
      pieces.push(Buffer.from(hex, 'hex').toString('latin1').replaceAll('\u0095', '•'));
  }
  return { pages: document.getPageCount(), pieces };
};
