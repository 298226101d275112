import { cleanCode } from '../text/clean-code';
import { cleanText } from '../text/clean-text';
import { isEmail } from './email';
import type { RuleName } from './form';
import { isPersonName } from './person-name';
import { isUsState } from './us-states';

/** Returns the digits of a clean US phone number, without the country code; empty if it has other characters. */
export const phoneDigits = (text: string): string =>
  /^[\d\s().+-]+$/.test(text) ? text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '') : '';

/** Whether a text has ten digits of the North American numbering plan. An area code is never N11 and has no 9 in the middle. */
const isPhone = (text: string): boolean => /^(?!.11)[2-9][0-8]\d[2-9]\d{6}$/.test(phoneDigits(text));

/**
 * Returns how a text with a named rule is cleaned before it is checked and stored. The numeric keypad of a phone has no
 * hyphen for a ZIP code.
 */
export const normalizers: Readonly<Record<RuleName, (typed: string) => string>> = {
  email: cleanCode,
  'zip-code': (typed) => cleanCode(typed).replace(/^(\d{5}) ?-? ?(\d{4})$/, '$1-$2'),
  state: (typed) => cleanCode(typed).toUpperCase(),
  phone: cleanCode,
  'person-name': cleanText,
};

/** The named rules of form inputs, for the browser and the server. Each one takes a clean, non-empty text. */
export const rules: Readonly<Record<RuleName, (text: string) => boolean>> = {
  email: isEmail,
  'zip-code': (text) => /^\d{5}(-\d{4})?$/.test(text),
  state: isUsState,
  phone: isPhone,
  'person-name': isPersonName,
};
