import { percentOf } from './decimal';

const mostDecimals = 6;
// Made once: building an Intl formatter costs about as much as formatting a page of rows.
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', signDisplay: 'negative' });
const numbers = Array.from(
  { length: mostDecimals + 1 },
  (_, digits) =>
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: 'negative',
    }),
);

const placesOf = (decimals: number) =>
  Number.isInteger(decimals) ? Math.min(Math.max(decimals, 0), mostDecimals) : 0;

/** US dollars with cents; empty when the value is no finite number. */
export const formatMoney = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? money.format(value) : '';

/** With thousands separators and a fixed number of decimals (0–6); empty when the value is no finite number. */
export const formatNumber = (value: unknown, decimals = 0): string =>
  typeof value === 'number' && Number.isFinite(value)
    ? (numbers[placesOf(decimals)]?.format(value) ?? '')
    : '';

/** A fraction (1 is 100 %) as percent, rounded down; empty when the value is no finite number. */
export const formatPercent = (fraction: unknown, decimals = 0): string => {
  const percent = percentOf(fraction, placesOf(decimals));
  return percent === null ? '' : `${formatNumber(percent, decimals)}%`;
};
