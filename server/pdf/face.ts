import { type PDFFont, type PDFHexString, type PDFDocument, StandardFonts } from 'pdf-lib';
import { latinText } from './latin-text';

/** One weight of the font, measured letter by letter so that thousands of cells are laid out quickly. */
export interface Face {
  readonly font: PDFFont;
  /** In points, as it will be written. */
  widthOf(text: string, size: number): number;
  /** The text, cut with an ellipsis where it is wider than it may be. */
  fit(text: string, size: number, width: number): string;
  encode(text: string): PDFHexString;
}

const ellipsis = '…';

export const createFace = (font: PDFFont): Face => {
  const known = new Set(font.getCharacterSet());
  const widths = new Map<string, number>();
  const letterWidth = (letter: string): number => {
    const measured = widths.get(letter) ?? font.widthOfTextAtSize(letter, 1);
    widths.set(letter, measured);
    return measured;
  };
  const measure = (written: string, size: number): number => {
    let width = 0;
    for (const letter of written) width += letterWidth(letter);
    return width * size;
  };
  const fit = (text: string, size: number, width: number): string => {
    const written = latinText(text, known);
    // A column is as wide as its widest text; what rounding leaves must not cut it.
    if (measure(written, size) <= width + 0.01) return written;
    let kept = '';
    let used = measure(ellipsis, size);
    for (const letter of written) {
      used += letterWidth(letter) * size;
      if (used > width) break;
      kept += letter;
    }
    return kept.trimEnd() + ellipsis;
  };
  const widthOf = (text: string, size: number): number => measure(latinText(text, known), size);
  return { font, widthOf, fit, encode: (text) => font.encodeText(text) };
};

/** The two weights that everything is written in. */
export interface Faces {
  readonly regular: Face;
  readonly bold: Face;
}

export const embedFaces = async (document: PDFDocument): Promise<Faces> => ({
  regular: createFace(await document.embedFont(StandardFonts.Helvetica)),
  bold: createFace(await document.embedFont(StandardFonts.HelveticaBold)),
});
