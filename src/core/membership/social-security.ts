/** The nine digits of a number as people write it, with blanks or hyphens between them; null when it is none. */
const digitsOf = (text: string): string | null => {
  const digits = text.trim().replace(/[\s-]/g, '');
  return /^\d{9}$/.test(digits) ? digits : null;
};

/** Whether a social security number can exist: area, group and serial are never all zeros, and no area is 666 or begins with 9 (SSA, POMS RM 10201.035). */
export const isSocialSecurityNumber = (text: string): boolean => {
  const digits = digitsOf(text);
  return (
    digits !== null && !/^(000|666|9)/.test(digits) && !/^...00/.test(digits) && !digits.endsWith('0000')
  );
};

/** A number as it travels: nine digits. Empty for what is none. */
export const socialSecurityDigits = (text: string): string => digitsOf(text) ?? '';

/** Whether a text is the last four digits of a number: four digits that are not all zeros. */
export const isLastFour = (text: string): boolean => /^\d{4}$/.test(text.trim()) && text.trim() !== '0000';
