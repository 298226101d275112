import type { Total } from '../resource/list-spec';

type Rows = readonly Readonly<Record<string, unknown>>[];

/**
 * Adds up in hundredths, so that cents stay exact. Ignores values that are not numbers. Returns null if the sum is not
 * finite.
 */
const sumOf = (rows: Rows, field: string): number | null => {
  const hundredths = rows.reduce((sum, row) => {
    const value = row[field];
    return typeof value === 'number' && Number.isFinite(value) ? sum + Math.round(value * 100) : sum;
  }, 0);
  return Number.isFinite(hundredths) ? hundredths / 100 : null;
};

/** Returns the total of a column: a sum, or the quotient of two sums. Null if the divisor is zero or missing. */
export const totalOf = (rows: Rows, field: string, total: Total): number | null => {
  if (total === 'sum') return sumOf(rows, field);
  const [part, whole] = [sumOf(rows, total.share), sumOf(rows, total.of)];
  const share = part === null || !whole ? null : part / whole;
  return Number.isFinite(share) ? share : null;
};
