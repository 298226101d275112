import { PDFDocument, StandardFonts } from 'pdf-lib';
import { createFace } from './face';
import { ink } from './ink';
import { addFaces, paper } from './sheet';
import { signaturePosition as place } from './signature-position';

export interface Signature {
  readonly name: string;
  /** The day as it is read. */
  readonly date: string;
  /** One line that says who signed, when and what. */
  readonly note: string;
  readonly at: Date;
}

/** The form with name and time in its place for the signature. Takes what `renderForm` made. */
export const signForm = async (
  form: Uint8Array<ArrayBuffer>,
  { name, date, note, at }: Signature,
): Promise<Uint8Array<ArrayBuffer>> => {
  const document = await PDFDocument.load(form, { updateMetadata: false });
  const [hand, plain] = await Promise.all(
    [StandardFonts.TimesRomanItalic, StandardFonts.Helvetica].map(async (font) =>
      createFace(await document.embedFont(font)),
    ),
  );
  const page = document.getPages().at(-1);
  if (!page || !hand || !plain) throw new Error('there is nothing to sign');
  const sheet = addFaces(page, [hand, plain]);
  sheet.write(name, place.x + 4, place.line + 6, { face: hand, size: 22, ink: ink.text, width: place.width });
  sheet.write(date, place.dateX + 4, place.line + 6, {
    face: plain,
    size: 11,
    ink: ink.text,
    width: place.dateWidth,
  });
  sheet.write(note, place.x, place.note, {
    face: plain,
    size: 8,
    ink: ink.second,
    width: paper.right - paper.left,
  });
  document.setModificationDate(at);
  return new Uint8Array(await document.save());
};
