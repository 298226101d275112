/** Percent as hundredths of a percent, from digits with at most two decimals; null for anything else. `Number` alone would take `1e2`. */
export const readHundredths = (text: string): number | null => {
  const [, whole, decimals = ''] = /^\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
};

/** Hundredths as they are typed: `33.34`, `50`. */
export const writeHundredths = (hundredths: number): string => String(hundredths / 100);

export const allOfIt = 100_00;

/** What all shares make together, in hundredths; a share that cannot be read counts nothing. */
export const sumOfShares = (shares: readonly string[]): number =>
  shares.reduce((sum, share) => sum + (readHundredths(share) ?? 0), 0);
