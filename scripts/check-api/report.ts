import type { Difference } from './difference';

const heads = ['Resource', 'Difference', 'Where', 'Expected', 'Found'] as const;
/** A column is cut where a line would otherwise fill more than a screen. */
const widest = [24, 26, 60, 60, 60] as const;

const cut = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text;
// What a server sends must not steer the terminal that shows it.
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');

/** The differences as a table of fixed columns. */
export const reportOf = (differences: readonly Difference[]): string => {
  const lines = differences.map(({ resource, kind, at, expected, found }) =>
    [resource, kind, at, expected, found].map((text, column) => cut(plain(text), widest[column] ?? 40)),
  );
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...lines.map(line)].join('\n');
};
