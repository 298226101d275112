import type { Difference } from './difference';

const headers = ['Resource', 'Difference', 'Where', 'Expected', 'Found'] as const;
/** Maximum column widths, so that a line does not get wider than the screen. */
const maxWidths = [24, 26, 60, 60, 60] as const;

const truncate = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text;
// Remove control characters: the server's text must not control the terminal.
const stripControlCharacters = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');

/** Formats the differences as a table with fixed columns. */
export const reportOf = (differences: readonly Difference[]): string => {
  const lines = differences.map(({ resource, kind, at, expected, found }) =>
    [resource, kind, at, expected, found].map((text, column) =>
      truncate(stripControlCharacters(text), maxWidths[column] ?? 40),
    ),
  );
  const widths = headers.map((header, column) =>
    Math.max(header.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(headers), line(widths.map((width) => '-'.repeat(width))), ...lines.map(line)].join('\n');
};
