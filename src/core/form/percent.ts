import { cleanCode } from '../text/clean-code';

/**
 * Parses percent with at most two decimals (`12.5`, `12,5 %`) to hundredths of a percent; null for any other text.
 * `Number` alone would accept `1e2`.
 */
export const readHundredths = (text: string): number | null => {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))? ?%?$/.exec(cleanCode(text)) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
};

/** Parses typed percent to a fraction 0–1. Returns invalid values unchanged, and undefined for an empty one. */
export const readPercent = (value: unknown): unknown => {
  if (value === null || value === '') return undefined;
  if (typeof value !== 'string') return value;
  const hundredths = readHundredths(value);
  return hundredths === null ? value : hundredths / 10_000;
};

/** Formats a fraction as percent for an input, with at most two decimals; empty if it is not a number. */
export const writePercent = (fraction: unknown): string => {
  const hundredths = typeof fraction === 'number' ? Math.round(fraction * 10_000) : NaN;
  return Number.isFinite(hundredths) ? String(hundredths / 100) : '';
};

/** Whether a fraction has at most the two decimals of percent that a form accepts. */
export const isFraction = (value: number): boolean =>
  Number.isFinite(value) && Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6;
