import { decodePDFRawStream, PDFArray, type PDFDocument, PDFRawStream } from 'pdf-lib';

/** What is written on each page, text by text. */
export const textsOf = (document: PDFDocument): string[][] =>
  document.getPages().map((page) => {
    const contents = page.node.Contents();
    const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
    const code = parts.map((part) => {
      const stream = document.context.lookup(part);
      const bytes = stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : [];
      return Buffer.from(bytes).toString('latin1');
    });
    return [...code.join('\n').matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex]) =>
      new TextDecoder('windows-1252').decode(Buffer.from(hex ?? '', 'hex')),
    );
  });
