/** Moves the decimal point without the error of a binary multiplication: 0.29 by 2 places is 29, not 28.999999999999996. */
const shiftDecimal = (value: number, places: number): number => {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
};

/** A fraction as percent, rounded down to so many decimals, so that 99.6 % never shows as 100 %. Null when it is no number. */
export const percentOf = (fraction: unknown, decimals = 0): number | null => {
  if (typeof fraction !== 'number' || !Number.isFinite(fraction)) return null;
  const percent = shiftDecimal(Math.floor(shiftDecimal(fraction, 2 + decimals)), -decimals);
  return Number.isFinite(percent) ? percent : null;
};
