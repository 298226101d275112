import { kindOf } from '@core/resource/kinds';
import type { Resource } from '@core/resource/resource';
import type { Row } from '../cells/cell-kind';
import { textOf } from '../cells/text-cells';

/** The id of a row as text; undefined if the API sent none. */
export const rowId = (row: Row, idField: string): string | undefined => {
  const id: unknown = row[idField];
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : undefined;
};

/**
 * Returns unique keys for the rows of one response: the id, or the position where the API sends no id (the months of
 * the gross profit) or sends one twice. With duplicate keys a grid would show one row instead of all of them.
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

/** The name of a record in messages and labels: its representation, or its id. */
export const recordTitle = (row: Row, { representation, idField, fields }: Resource): string => {
  const value = row[representation];
  const field = fields[representation];
  const text =
    field &&
    kindOf(field).text?.(value, {
      field,
      get language() {
        return document.documentElement.lang;
      },
    });
  return text || textOf(value) || textOf(row[idField]);
};
