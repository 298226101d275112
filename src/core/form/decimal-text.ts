import { cleanCode } from '../text/clean-code';

const grouped = /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d+)?(?:\.(\d*))?$/;
// One or two digits after a comma are decimals; three digits are thousands.
const afterComma = /^(\d{1,3}(?: \d{3})+|\d+),(\d{1,2})$/;
const minus = /^- ?/;

/**
 * Parses a figure: `1234`, `1,234.5`, `1 234.5`, `.5`, `12,5`, `-3`. Returns null if it is not one, if its commas or
 * spaces are not thousands separators, or if it is too large for a number.
 */
export const readDecimal = (typed: string): number | null => {
  const text = cleanCode(typed);
  const digits = text.replace(minus, '');
  const [, whole = '', decimals = ''] = afterComma.exec(digits) ?? grouped.exec(digits) ?? [];
  if (whole === '' && decimals === '') return null;
  const value = Number(`${whole.replace(/[, ]/g, '')}.${decimals}`);
  if (!Number.isFinite(value)) return null;
  // Users never see "-0".
  return minus.test(text) ? 0 - value : value;
};

/** Parses dollars: a figure with an optional dollar sign before or after the minus. */
export const readDollars = (typed: string): number | null =>
  readDecimal(cleanCode(typed).replace(/^(-? ?)\$ ?/, '$1'));

/** Whether a number has at most the given decimals (0–20). */
export const hasMaxDecimals = (value: number, max: number): boolean => Number(value.toFixed(max)) === value;
