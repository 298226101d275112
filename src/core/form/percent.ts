/** A text typed as percent (`12.5`, `12,5 %`) as a fraction 0–1; what it cannot read comes back as it is, and nothing as undefined. */
export const readPercent = (value: unknown): unknown => {
  if (value === null || value === '') return undefined;
  if (typeof value !== 'string') return value;
  const digits = /^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*%?\s*$/.exec(value)?.[1];
  return digits === undefined ? value : Math.round(Number(digits.replace(',', '.')) * 100) / 10_000;
};

/** A fraction as it is typed in percent, with at most two decimals; empty for what is no number. */
export const writePercent = (fraction: unknown): string => {
  const hundredths = typeof fraction === 'number' ? Math.round(fraction * 10_000) : NaN;
  return Number.isFinite(hundredths) ? String(hundredths / 100) : '';
};

/** Whether a fraction has no more than the two decimals of percent that a form takes. */
export const isFraction = (value: number): boolean =>
  Number.isFinite(value) && Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6;
