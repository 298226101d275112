import { formatDateTime } from '@core/format/date';
import type { Resource } from '@core/resource/resource';
import type { Row } from '../cells/cell-kind';
import { textOf } from '../cells/text-cells';

/** The id of a row as text; undefined where the API gave none. */
export const rowId = (row: Row, idField: string): string | undefined => {
  const id: unknown = row[idField];
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : undefined;
};

/**
 * Tells the rows of one answer apart: by their id, and by their position where the API gives no id (the months of the gross profit) or
 * gives one twice. Otherwise a grid would draw one row in place of all of them.
 */
export const rowKeys = (rows: readonly Row[], idField: string): ((row: Row) => string) => {
  const keys = new Map<Row, string>();
  const taken = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const id = rowId(row, idField);
    const key = id === undefined || taken.has(id) ? `${id ?? 'row'} at ${index}` : id;
    taken.add(key);
    keys.set(row, key);
  }
  return (row) => keys.get(row) ?? String(row[idField]);
};

/** What a record is called when something is done to it: its own name, else its number. */
export const recordTitle = (row: Row, { representation, idField, fields }: Resource): string => {
  const value = row[representation];
  const name = fields[representation]?.kind === 'date-time' ? formatDateTime(value) : textOf(value);
  return name || textOf(row[idField]);
};
