import { getDocumentProxy } from 'unpdf';

interface Piece {
  readonly text: string;
  /** Position of the left end, in points from the page's lower left corner. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const pagesOf = async (bytes: Uint8Array) => {
  // A copy, because the library takes ownership of the bytes.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  return Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)));
};

/** Returns the texts of each page with their positions, in drawing order; a text in several fonts is split into pieces. */
export const pdfPieces = async (bytes: Uint8Array): Promise<Piece[][]> =>
  Promise.all(
    (await pagesOf(bytes)).map(async (page) => {
      const { items } = await page.getTextContent();
      return items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , , x, y] = item.transform as number[];
        return [{ text: item.str, x: x ?? 0, y: y ?? 0, width: item.width }];
      });
    }),
  );

export const pdfTexts = async (bytes: Uint8Array): Promise<string[][]> =>
  (await pdfPieces(bytes)).map((page) => page.map(({ text }) => text));

/** Returns the width and height of each page, in points. */
export const pdfSizes = async (bytes: Uint8Array): Promise<(readonly [width: number, height: number])[]> =>
  (await pagesOf(bytes)).map(({ view: [left = 0, bottom = 0, right = 0, top = 0] }) => [
    right - left,
    top - bottom,
  ]);
