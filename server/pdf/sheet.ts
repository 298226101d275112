import {
  beginText,
  endText,
  fill,
  PDFName,
  rectangle,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
  type PDFDocument,
  type PDFPage,
  type RGB,
} from 'pdf-lib';
import type { Face } from './face';

/** US Letter and its margins, in points from the lower left corner. */
export const paper = { width: 612, height: 792, left: 40, right: 572, top: 752, bottom: 56 } as const;

export interface Writing {
  readonly face: Face;
  readonly size: number;
  readonly ink: RGB;
  /** How wide it may get, in points; longer text is cut with an ellipsis. */
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** One page to draw on. */
export interface Sheet {
  /** `x` is the left edge of the place, `y` the base line. */
  write(text: string, x: number, y: number, writing: Writing): void;
  box(x: number, y: number, width: number, height: number, ink: RGB): void;
  dot(x: number, y: number, radius: number, ink: RGB): void;
}

const draw = (page: PDFPage, names: ReadonlyMap<Face, PDFName>): Sheet => ({
  write: (text, x, y, { face, size, ink, width, align = 'left' }) => {
    const written = face.fit(text, size, width);
    const name = names.get(face);
    if (written === '' || !name) return;
    const left = align === 'left' ? x : x + width - face.widthOf(written, size);
    page.pushOperators(
      beginText(),
      setFillingColor(ink),
      setFontAndSize(name, size),
      setTextMatrix(1, 0, 0, 1, left, y),
      showText(face.encode(written)),
      endText(),
    );
  },
  box: (x, y, width, height, ink) =>
    page.pushOperators(setFillingColor(ink), rectangle(x, y, width, height), fill()),
  dot: (x, y, radius, ink) => page.drawCircle({ x, y, size: radius, color: ink }),
});

const withFaces = (page: PDFPage, faces: readonly Face[], letter: string): Sheet => {
  const names = new Map(faces.map((face, at) => [face, PDFName.of(`${letter}${at}`)]));
  for (const [face, name] of names) page.node.setFontDictionary(name, face.font.ref);
  return draw(page, names);
};

/** Adds an empty page whose faces have names of one letter, which keeps long tables small. */
export const addSheet = (document: PDFDocument, faces: readonly Face[]): Sheet =>
  withFaces(document.addPage([paper.width, paper.height]), faces, 'F');

/** A page that exists already, to be written on with further faces. */
export const addFaces = (page: PDFPage, faces: readonly Face[]): Sheet => withFaces(page, faces, 'S');
