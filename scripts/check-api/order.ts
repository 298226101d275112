import { fold } from '@core/list/fold';
import type { SortOrder } from '@core/resource/filter';
import type { WireRow } from './rows';

const collator = new Intl.Collator('en', { sensitivity: 'base' });

const compare = (one: unknown, other: unknown): readonly number[] => {
  if (typeof one === 'string' && typeof other === 'string') {
    const [left, right] = [fold(one), fold(other)];
    // Databases differ in where spaces and signs stand: a text is out of order when both ways of comparing say so.
    return [left < right ? -1 : left > right ? 1 : 0, collator.compare(one, other)];
  }
  return [Number(one) - Number(other)];
};

/** The first two values that stand in the wrong order; null when all are right. Where those without a value stand is left open. */
export const disorder = (
  rows: readonly WireRow[],
  field: string,
  order: SortOrder,
): readonly [unknown, unknown] | null => {
  const values = rows.map((row) => row[field]).filter((value) => value !== null && value !== undefined);
  const sign = order === 'asc' ? 1 : -1;
  const at = values.findIndex(
    (value, position) =>
      position > 0 && compare(values[position - 1], value).every((side) => side * sign > 0),
  );
  return at < 0 ? null : [values[at - 1], values[at]];
};
