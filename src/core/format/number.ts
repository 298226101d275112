/** Moves the decimal point without the error of a binary multiplication: 0.29 by 2 places is 29, not 28.999999999999996. */
const shiftDecimal = (value: number, places: number): number => {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
};

/**
 * Converts a fraction to percent, rounded down to the given decimals, so that 99.6 % never shows as 100 %. Null if it
 * is not a number.
 */
export const percentOf = (fraction: unknown, decimals = 0): number | null => {
  if (typeof fraction !== 'number' || !Number.isFinite(fraction)) return null;
  const percent = shiftDecimal(Math.floor(shiftDecimal(fraction, 2 + decimals)), -decimals);
  return Number.isFinite(percent) ? percent : null;
};

const maxDecimals = 6;
// Created once: creating an Intl formatter takes about as long as formatting a page of rows.
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', signDisplay: 'negative' });
const numbers = Array.from(
  { length: maxDecimals + 1 },
  (_, digits) =>
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: 'negative',
    }),
);

const clampDecimals = (decimals: number) =>
  Number.isInteger(decimals) ? Math.min(Math.max(decimals, 0), maxDecimals) : 0;

/** Formats US dollars with cents; empty if the value is not a finite number. */
export const formatMoney = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? money.format(value) : '';

/** Formats a number with thousands separators and fixed decimals (0–6); empty if the value is not a finite number. */
export const formatNumber = (value: unknown, decimals = 0): string =>
  typeof value === 'number' && Number.isFinite(value)
    ? (numbers[clampDecimals(decimals)]?.format(value) ?? '')
    : '';

/** Formats a fraction (1 is 100 %) as percent, rounded down; empty if the value is not a finite number. */
export const formatPercent = (fraction: unknown, decimals = 0): string => {
  const percent = percentOf(fraction, clampDecimals(decimals));
  return percent === null ? '' : `${formatNumber(percent, decimals)}%`;
};
