import { safeText } from '@core/format/csv-text';
import { saveFile } from '@lib/download';

interface SkippedFile {
  /** Without the extension. */
  readonly name: string;
  /** The lines of the table, the first with the headings. */
  readonly lines: readonly (readonly string[])[];
}

/** Lets the browser save a list of records that did not change, as CSV. */
export const saveSkipped = async ({ name, lines }: SkippedFile): Promise<void> => {
  const { byteOrderMark, csvLines } = await import('@core/export/csv');
  const text = csvLines(lines.map((line) => line.map(safeText)));
  saveFile(new Blob([byteOrderMark + text], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
};
