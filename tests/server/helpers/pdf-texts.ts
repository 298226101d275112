import { getDocumentProxy } from 'unpdf';

interface Piece {
  readonly text: string;
  /** Of its left end, in points from the lower left corner. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** What is written on each page and where, cell by cell in the order of drawing; a text in several fonts is as many pieces. */
export const pdfPieces = async (bytes: Uint8Array): Promise<Piece[][]> => {
  // The library takes what it is given for itself.
  const document = await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  const numbers = Array.from({ length: document.numPages }, (_, at) => at + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      return items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , , x, y] = item.transform as number[];
        return [{ text: item.str, x: x ?? 0, y: y ?? 0, width: item.width }];
      });
    }),
  );
};

export const pdfTexts = async (bytes: Uint8Array): Promise<string[][]> =>
  (await pdfPieces(bytes)).map((page) => page.map(({ text }) => text));
