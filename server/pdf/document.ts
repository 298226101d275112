import pdfmake from 'pdfmake';
import type { Content, ContentCanvas, CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces';
import { fontsFor, mainFont } from './fonts';
import type { Write } from './text';

/** US Letter and its margins, in points from the upper left corner. */
export const paper = { width: 612, height: 792, left: 40, right: 572, top: 40, bottom: 56 } as const;
export const fullWidth = paper.right - paper.left;

/** The portal's light colors, for paper. */
export const colors = {
  text: '#17201C',
  second: '#55615B',
  accent: '#12704A',
  line: '#E1E6E3',
  head: '#F0F3F1',
  soft: '#E4F2EA',
  paper: '#FFFFFF',
} as const;

/** A table layout without lines and padding. */
export const bareLayout: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
};

/** Returns a filled box, starting at the left edge of its position. */
export const bar = (width: number, height: number, color: string): ContentCanvas => ({
  canvas: [{ type: 'rect', x: 0, y: 0, w: width, h: height, color }],
});

/** Returns the footer of a page: a line, the file's title and the page number. */
export const footer = (write: Write, left: string, right: string): Content => ({
  margin: [paper.left, 12, paper.width - paper.right, 0],
  fontSize: 8,
  color: colors.second,
  stack: [
    bar(fullWidth, 0.6, colors.line),
    {
      margin: [0, 4, 0, 0],
      columnGap: 12,
      columns: [write(left), write(right, { alignment: 'right' })],
    },
  ],
});

interface DocumentInfo {
  readonly title: string;
  readonly subject?: string;
  readonly language: string;
  readonly created: Date;
}

/** Returns the bytes of a PDF file in US Letter. The same definition gives the same bytes. */
export const makePdf = async (
  { title, subject, language, created }: DocumentInfo,
  parts: Omit<TDocumentDefinitions, 'info' | 'language'>,
): Promise<Uint8Array<ArrayBuffer>> => {
  await fontsFor('');
  const file = pdfmake.createPdf({
    version: '1.7',
    pageSize: 'LETTER',
    displayTitle: true,
    language,
    info: { title, ...(subject !== undefined && { subject }), creationDate: created, modDate: created },
    ...parts,
    defaultStyle: { font: mainFont, color: colors.text, ...parts.defaultStyle },
  });
  return new Uint8Array(await file.getBuffer());
};
