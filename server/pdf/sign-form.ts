import { PDFDocument } from 'pdf-lib';
import type { Style } from 'pdfmake/interfaces';
import { bareLayout, fullWidth, colors, makePdf } from './document';
import { signaturePosition as place } from './signature-position';
import { writerOf } from './text';

export interface Signature {
  readonly name: string;
  /** The date as displayed. */
  readonly date: string;
  /** One line that states who signed, when and what. */
  readonly note: string;
  readonly at: Date;
}

/** The maximum height of a name above its line. */
const maxNameHeight = 46;

/**
 * Returns the font size of a name: a short name fits on one line, in the size of handwriting. A long name takes more
 * lines.
 */
const nameSize = (name: string): number => {
  // East Asian letters are twice as wide.
  const width = Array.from(name).reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);
  return width <= 28 ? 22 : width <= 80 ? 13 : 7;
};

/** Renders a page that only contains the signature, at its position. */
const signaturePage = async ({ name, date, note, at }: Signature): Promise<Uint8Array> => {
  const write = await writerOf([name, date, note]);
  const bottomAligned = (text: string, x: number, width: number, style: Style) => ({
    absolutePosition: { x, y: place.line - maxNameHeight },
    table: {
      widths: [width],
      heights: maxNameHeight,
      body: [[{ ...write(text, style), verticalAlignment: 'bottom' as const }]],
    },
    layout: bareLayout,
  });
  return makePdf(
    { title: name, language: 'en', created: at },
    {
      pageMargins: 0,
      content: [
        bottomAligned(name, place.x + 4, place.width - 4, { fontSize: nameSize(name), italics: true }),
        bottomAligned(date, place.dateX + 4, place.dateWidth - 4, { fontSize: 11 }),
        {
          absolutePosition: { x: place.x, y: place.note },
          columns: [{ ...write(note, { fontSize: 8, color: colors.second }), width: fullWidth }],
        },
      ],
    },
  );
};

/** Adds name and date to a form that `renderForm` created, at the place for the signature. */
export const signForm = async (
  form: Uint8Array<ArrayBuffer>,
  signature: Signature,
): Promise<Uint8Array<ArrayBuffer>> => {
  const document = await PDFDocument.load(form, { updateMetadata: false });
  const [stamp] = await document.embedPdf(await signaturePage(signature));
  const page = document.getPages().at(-1);
  if (!page || !stamp) throw new Error('there is nothing to sign');
  page.drawPage(stamp);
  document.setModificationDate(signature.at);
  return new Uint8Array(await document.save());
};
