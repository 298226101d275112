/** Days that rows of the audit trail are kept, from the setting's text. Throws one sentence for anything but a whole number above 0. */
export const readTrailDays = (text = '400'): number => {
  if (!/^[1-9]\d{0,4}$/.test(text))
    throw new Error(`TRAIL_DAYS must be a number from 1 to 99999, not "${text}".`);
  return Number(text);
};
