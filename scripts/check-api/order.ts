import { fold } from '@core/list/fold';
import type { SortOrder } from '@core/resource/filter';
import type { WireRow } from './rows';

const collator = new Intl.Collator('en', { sensitivity: 'base' });

const compare = (one: unknown, other: unknown): readonly number[] => {
  if (typeof one === 'string' && typeof other === 'string') {
    const [left, right] = [fold(one), fold(other)];
    // Databases sort spaces and signs differently. Two texts are only out of order when both comparisons say so.
    return [left < right ? -1 : left > right ? 1 : 0, collator.compare(one, other)];
  }
  return [Number(one) - Number(other)];
};

const isMissing = (value: unknown): boolean => value === null || value === undefined;

const valueOf = (row: WireRow, fields: readonly string[]): unknown => {
  const values = fields.map((field) => row[field]);
  if (values.some(isMissing)) return undefined;
  if (values.length === 1) return values[0];
  return values.reduce<number>((sum, value) => sum + Number(value), 0);
};

/**
 * Returns the first two values in the wrong order, or null. The value of several fields is their sum. Ignores the
 * position of missing values.
 */
export const findOutOfOrder = (
  rows: readonly WireRow[],
  fields: readonly string[],
  order: SortOrder,
): readonly [unknown, unknown] | null => {
  const values = rows.map((row) => valueOf(row, fields)).filter((value) => !isMissing(value));
  const sign = order === 'asc' ? 1 : -1;
  const at = values.findIndex(
    (value, position) =>
      position > 0 && compare(values[position - 1], value).every((side) => side * sign > 0),
  );
  return at < 0 ? null : [values[at - 1], values[at]];
};
