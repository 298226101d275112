const half = 6;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * How much the last six months differ from the six before, as a fraction of those: 0.12 is 12 % more. `values` are months, oldest
 * first. Null when there are no twelve months or nothing to compare with.
 */
export const halfYearChange = (values: readonly number[]): number | null => {
  const year = values.slice(-2 * half);
  if (year.length < 2 * half || !year.every(Number.isFinite)) return null;
  const before = sumOf(year.slice(0, half));
  const change = before > 0 ? (sumOf(year.slice(half)) - before) / before : null;
  return change !== null && Number.isFinite(change * 100) ? change : null;
};
