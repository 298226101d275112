import { ungrouped } from '../text/clean-code';

/** Returns the nine digits of a number that may contain spaces and hyphens; null if it is not one. */
const digitsOf = (text: string): string | null => {
  const digits = ungrouped(text);
  return /^\d{9}$/.test(digits) ? digits : null;
};

/** Numbers that were printed in advertisements, used by thousands, and then voided. */
const voided = ['078051120', '219099999'];

/**
 * Whether a social security number can exist: area, group and serial are never all zeros, and no area is 666 or starts
 * with 9 (SSA, POMS RM 10201.035).
 */
export const isSocialSecurityNumber = (text: string): boolean => {
  const digits = digitsOf(text);
  if (digits === null || voided.includes(digits)) return false;
  return !/^(000|666|9)/.test(digits) && !/^...00/.test(digits) && !digits.endsWith('0000');
};

/**
 * Whether a text is an individual taxpayer identification number (ITIN), for people without a social security number:
 * it starts with 9, and has 50–65, 70–88, 90–92 or 94–99 in the middle (IRS).
 */
export const isTaxpayerNumber = (text: string): boolean => {
  const group = /^9\d\d(\d\d)\d{4}$/.exec(digitsOf(text) ?? '')?.[1];
  return group !== undefined && /^(5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])$/.test(group);
};

/** Returns a number in the API format, nine digits; empty if it is not one. */
export const socialSecurityDigits = (text: string): string => digitsOf(text) ?? '';

/** Formats a number with hyphens (`123-45-6789`); empty if it is not one. */
export const normalizeSocialSecurity = (text: string): string =>
  (digitsOf(text) ?? '').replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3');

/** Whether a text is the last four digits of a number: four digits that are not all zeros. */
export const isLastFour = (text: string): boolean => /^(?!0000)\d{4}$/.test(ungrouped(text));
