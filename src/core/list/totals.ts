import type { Total } from '../resource/list-spec';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Adds up in hundredths, so that cents stay exact; what is no number counts as nothing. Null for more than a number can say. */
const sumOf = (rows: Rows, field: string): number | null => {
  const hundredths = rows.reduce((sum, row) => {
    const value = row[field];
    return typeof value === 'number' && Number.isFinite(value) ? sum + Math.round(value * 100) : sum;
  }, 0);
  return Number.isFinite(hundredths) ? hundredths / 100 : null;
};

/** The total of one column over rows: a sum, or a share of two sums, which is null when there is nothing to divide by. */
export const totalOf = (rows: Rows, field: string, total: Total): number | null => {
  if (total === 'sum') return sumOf(rows, field);
  const [part, whole] = [sumOf(rows, total.share), sumOf(rows, total.of)];
  const share = part === null || !whole ? null : part / whole;
  return Number.isFinite(share) ? share : null;
};
