const grouped = /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/;
// Decimals after a comma have one or two digits; three digits after it are thousands.
const afterComma = /^(\d+),(\d{1,2})$/;
const minus = /^\s*[-−]\s*/;

/**
 * A text read as a figure: `1234`, `1,234.5`, `.5`, `12,5`, `-3`. Null when it is none, when its commas stand where no
 * thousands end, or when no number is that large.
 */
export const readDecimal = (text: string): number | null => {
  const digits = text.replace(minus, '').trim();
  const [, whole = '', decimals = ''] = afterComma.exec(digits) ?? grouped.exec(digits) ?? [];
  if (whole === '' && decimals === '') return null;
  const value = Number(`${whole.replaceAll(',', '')}.${decimals}`);
  if (!Number.isFinite(value)) return null;
  // There is no "-0" for people.
  return minus.test(text) ? 0 - value : value;
};

/** A text read as dollars: a figure, with or without the sign of the currency before or after the minus. */
export const readDollars = (text: string): number | null =>
  readDecimal(text.replace(/^(\s*[-−]?)\s*\$\s*/, '$1'));

/** Whether a number has at most so many decimals (0–20). */
export const hasDecimals = (value: number, most: number): boolean => Number(value.toFixed(most)) === value;
