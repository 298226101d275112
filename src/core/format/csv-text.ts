/**
 * Spreadsheet programs interpret cells with these first characters as formulas (OWASP, CSV injection). Includes
 * full-width forms and NUL.
 */
const formula = /^[=+\-@\0\t\r\n＝＋－＠]/;

/** Escapes a text so that spreadsheet programs show it and never evaluate it. */
export const safeText = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Formats a number in plain digits, without thousands separators and exponent. */
export const plainNumber = (value: number): string => {
  const text = String(value);
  if (!text.includes('e')) return text;
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
};

export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Formats a text or a number for a file. Other values are empty. */
export const csvText = (value: unknown): string =>
  typeof value === 'string' ? safeText(value) : isNumber(value) ? plainNumber(value) : '';
