import { readHundredths } from '../form/percent';
import { normalizers, phoneDigits } from '../form/rules';
import { formatPhone } from '../format/person';
import { cleanCode } from '../text/clean-code';
import { cleanText } from '../text/clean-text';
import { normalizeDay } from './calendar';
import type { Beneficiary, MemberField } from './member-form';
import { normalizeSocialSecurity } from './social-security';

/** Formats hundredths as percent for an input: `33.34`, `50`. */
export const writeHundredths = (hundredths: number): string => String(hundredths / 100);

export const fullShare = 100_00;

/** Returns the sum of all shares in hundredths. Invalid shares count as 0. */
export const sumOfShares = (shares: readonly string[]): number =>
  shares.reduce((sum, share) => sum + (readHundredths(share) ?? 0), 0);

const normalizePercentage = (text: string): string => {
  const hundredths = readHundredths(text);
  return hundredths === null ? '' : writeHundredths(hundredths);
};

const formatPhoneDigits = (text: string): string => formatPhone(phoneDigits(text));

type FieldName = MemberField | keyof Beneficiary;

/** The format of a field that is a code; empty for invalid text. */
const formatters: Partial<Record<FieldName, (code: string) => string>> = {
  date_of_birth: normalizeDay,
  social_security_number: normalizeSocialSecurity,
  state: normalizers.state,
  zip_code: normalizers['zip-code'],
  email_address: normalizers.email,
  phone_number: formatPhoneDigits,
  percentage: normalizePercentage,
};

/** Normalizes a typed text to the format of its field. Invalid text is cleaned, but keeps its content. */
export const normalizeField = (field: FieldName, text: string): string => {
  const format = formatters[field];
  if (!format) return cleanText(text);
  const code = cleanCode(text);
  // The upper case of a character can be two characters, so the text is composed again.
  return (format(code) || code).normalize('NFC');
};
