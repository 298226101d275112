import { formatDateTime } from '@core/format/date';
import type { Resource } from '@core/resource/resource';
import type { Row } from '../cells/cell-kind';
import { textOf } from '../cells/text-cells';

/** What a record is called when something is done to it: its own name, else its number. */
export const recordTitle = (row: Row, { representation, idField, fields }: Resource): string => {
  const value = row[representation];
  const name = fields[representation]?.kind === 'date-time' ? formatDateTime(value) : textOf(value);
  return name || textOf(row[idField]);
};
