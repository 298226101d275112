import { rgb } from 'pdf-lib';
import type { Faces } from './face';
import type { FormDocument, FormLine } from './form-document';
import { ink } from './ink';
import { paper, type Sheet } from './sheet';
import { dateAnchor, signatureAnchor, signaturePosition as place } from './signature-position';
import { wrap } from './wrap';

const fullWidth = paper.right - paper.left;
const white = rgb(1, 1, 1);
const [labelSize, valueSize] = [8, 10.5];
const gap = 16;
export const lineHeight = 30;
const valueHeight = 13;
export const sectionHeight = 30;

/** The head of the form; answers where the first section may begin. */
export const drawFormTitle = (sheet: Sheet, { bold }: Faces, form: FormDocument): number => {
  const width = fullWidth;
  sheet.box(paper.left, paper.top, width, 4, ink.accent);
  sheet.write(form.brand, paper.left, paper.top - 20, { face: bold, size: 11, ink: ink.accent, width });
  sheet.write(form.title, paper.left, paper.top - 46, { face: bold, size: 20, ink: ink.text, width });
  return paper.top - 64;
};

/** Draws a section's title below `top`; answers where its first line begins. */
export const drawSection = (sheet: Sheet, { bold }: Faces, title: string, top: number): number => {
  sheet.write(title, paper.left, top - 16, { face: bold, size: 11.5, ink: ink.accent, width: fullWidth });
  sheet.box(paper.left, top - 22, fullWidth, 0.6, ink.line);
  return top - sectionHeight;
};

/** How many lines of a section stand side by side, so that none is left alone. */
export const columnsFor = (lines: readonly FormLine[]): number => (lines.length === 4 ? 4 : 3);

/** A value takes no more rows than this. */
const mostRows = 10;
/** The tallest that lines side by side can get. */
export const tallestRow = lineHeight + valueHeight * (mostRows - 1);

/** Draws some lines side by side below `top`; answers where the next ones begin. Long values go on below. */
export const drawLines = (
  sheet: Sheet,
  { regular, bold }: Faces,
  { lines, columns }: { readonly lines: readonly FormLine[]; readonly columns: number },
  top: number,
): number => {
  const width = (fullWidth - gap * (columns - 1)) / columns;
  const wrapped = lines.map(({ value }) => wrap(bold, value, valueSize, width).slice(0, mostRows));
  lines.forEach(({ label }, at) => {
    const x = paper.left + at * (width + gap);
    sheet.write(label, x, top - 8, { face: regular, size: labelSize, ink: ink.second, width });
    wrapped[at]?.forEach((text, row) =>
      sheet.write(text, x, top - 21 - row * valueHeight, {
        face: bold,
        size: valueSize,
        ink: ink.text,
        width,
      }),
    );
  });
  const rows = Math.max(1, ...wrapped.map(({ length }) => length));
  return top - lineHeight - valueHeight * (rows - 1);
};

/** The declaration and the two places to fill in, at the foot of the last page. */
export const drawSignatureLines = (sheet: Sheet, { regular }: Faces, form: FormDocument): void => {
  wrap(regular, form.declaration, 9.5, fullWidth).forEach((text, row) =>
    sheet.write(text, place.x, place.top - 24 - row * 13, {
      face: regular,
      size: 9.5,
      ink: ink.text,
      width: fullWidth,
    }),
  );
  const small = { face: regular, size: labelSize };
  for (const [x, width, label, anchor] of [
    [place.x, place.width, form.signatureLabel, signatureAnchor],
    [place.dateX, place.dateWidth, form.dateLabel, dateAnchor],
  ] as const) {
    sheet.write(anchor, x, place.line + 4, { ...small, ink: white, width });
    sheet.box(x, place.line, width, 0.8, ink.second);
    sheet.write(label, x, place.line - 12, { ...small, ink: ink.second, width });
  }
};
