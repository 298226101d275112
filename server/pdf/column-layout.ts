import type { Faces } from './face';
import type { Report, ReportCell } from './report';
import { paper } from './sheet';

/** Where the text of a column stands, in points. */
export interface ColumnPosition {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

export const textSize = 8.5;
export const headSize = 8;
export const cellPadding = 5;
/** Room for the dot of a status. */
export const dotWidth = 9;

/** What each column needs for its heading, its total and these rows. */
const neededWidths = (
  { columns, totals }: Report,
  { regular, bold }: Faces,
  rows: readonly (readonly ReportCell[])[],
): number[] =>
  columns.map(({ heading }, at) => {
    const fixed = Math.max(bold.widthOf(heading, headSize), bold.widthOf(totals?.[at] ?? '', textSize));
    return rows.reduce((widest, cells) => {
      const cell = cells[at];
      const room = cell?.meaning ? dotWidth : 0;
      return Math.max(widest, room + regular.widthOf(cell?.text ?? '', textSize));
    }, fixed);
  });

/** Wider columns by what is left over; where there is too little, the columns of text give way. */
const fitted = (needed: readonly number[], columns: Report['columns'], room: number): number[] => {
  const spare = room - needed.reduce((sum, width) => sum + width, 0);
  if (spare >= 0) return needed.map((width) => width + spare / needed.length);
  const isSoft = (at: number): boolean => columns[at]?.align === 'left';
  const soft = needed.reduce((sum, width, at) => (isSoft(at) ? sum + width : sum), 0);
  return needed.map((width, at) => (isSoft(at) ? Math.max(20, width + (spare * width) / soft) : width));
};

/** Where the columns of a table stand, by its first rows. */
export const columnPositions = (
  report: Report,
  faces: Faces,
  rows: readonly (readonly ReportCell[])[],
): readonly ColumnPosition[] => {
  const { columns } = report;
  const room = paper.right - paper.left - 2 * cellPadding * columns.length;
  const widths = fitted(neededWidths(report, faces, rows), columns, room);
  let x = paper.left + cellPadding;
  return columns.map(({ align }, at) => {
    const width = widths[at] ?? 0;
    const place = { x, width, align };
    x += width + 2 * cellPadding;
    return place;
  });
};
