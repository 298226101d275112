import {
  cellPadding as padding,
  dotWidth,
  headSize,
  textSize as size,
  type ColumnPosition,
} from './column-layout';
import type { Faces } from './face';
import { ink, statusInk } from './ink';
import type { ReportCell, ReportColumn } from './report';
import { paper, type Sheet } from './sheet';

export const rowHeight = 18;
const headHeight = 22;

/** Draws the head below `top`; answers where the first row begins. */
export const drawHead = (
  sheet: Sheet,
  { bold }: Faces,
  columns: readonly ReportColumn[],
  places: readonly ColumnPosition[],
  top: number,
): number => {
  sheet.box(paper.left, top - headHeight, paper.right - paper.left, headHeight, ink.head);
  places.forEach((place, at) =>
    sheet.write(columns[at]?.heading ?? '', place.x, top - 14.5, {
      face: bold,
      size: headSize,
      ink: ink.second,
      ...place,
    }),
  );
  return top - headHeight;
};

const drawCell = (
  sheet: Sheet,
  { regular }: Faces,
  cell: ReportCell,
  place: ColumnPosition,
  y: number,
): void => {
  const { text, meaning } = cell;
  if (!meaning) {
    sheet.write(text, place.x, y, { face: regular, size, ink: ink.text, ...place });
    return;
  }
  const { dot, word } = statusInk[meaning];
  sheet.dot(place.x + 2.5, y + 3, 2.5, dot);
  sheet.write(text, place.x + dotWidth, y, { face: regular, size, ink: word, width: place.width - dotWidth });
};

/** Draws one row below `top`; answers where the next one begins. */
export const drawRow = (
  sheet: Sheet,
  faces: Faces,
  cells: readonly ReportCell[],
  places: readonly ColumnPosition[],
  top: number,
): number => {
  places.forEach((place, at) => drawCell(sheet, faces, cells[at] ?? { text: '' }, place, top - 12));
  sheet.box(paper.left, top - rowHeight, paper.right - paper.left, 0.6, ink.line);
  return top - rowHeight;
};

export const drawTotals = (
  sheet: Sheet,
  { bold }: Faces,
  totals: readonly string[],
  places: readonly ColumnPosition[],
  top: number,
): void => {
  sheet.box(paper.left, top - rowHeight - 2, paper.right - paper.left, rowHeight + 2, ink.soft);
  places.forEach((place, at) =>
    sheet.write(totals[at] ?? '', place.x, top - 13, { face: bold, size, ink: ink.text, ...place }),
  );
};

export const drawEmpty = (sheet: Sheet, { regular }: Faces, text: string, top: number): void =>
  sheet.write(text, paper.left + padding, top - 20, {
    face: regular,
    size: 10,
    ink: ink.second,
    width: paper.right - paper.left - 2 * padding,
  });
