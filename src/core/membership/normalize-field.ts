import { formatPhone } from '../format/person';
import { normalizeDay } from './calendar';
import type { Beneficiary, MemberField } from './member-form';
import { normalizeSocialSecurity } from './social-security';

/**
 * Parses percent with at most two decimals to hundredths of a percent; null for any other text. `Number` alone would
 * accept `1e2`.
 */
export const readHundredths = (text: string): number | null => {
  const [, whole, decimals = ''] = /^\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
};

/** Formats hundredths as percent for an input: `33.34`, `50`. */
export const writeHundredths = (hundredths: number): string => String(hundredths / 100);

export const fullShare = 100_00;

/** Returns the sum of all shares in hundredths. Invalid shares count as 0. */
export const sumOfShares = (shares: readonly string[]): number =>
  shares.reduce((sum, share) => sum + (readHundredths(share) ?? 0), 0);

/** Adds the hyphen to nine digits. The numeric keypad of a phone has none. */
const normalizeZip = (text: string): string => text.replace(/^(\d{5})[\s-]?(\d{4})$/, '$1-$2');
const normalizePhone = (text: string): string =>
  /^[\d\s().+-]+$/.test(text) ? formatPhone(text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')) : '';
const normalizePercentage = (text: string): string => {
  const hundredths = readHundredths(text);
  return hundredths === null ? '' : writeHundredths(hundredths);
};

const formatters: Partial<Record<MemberField | keyof Beneficiary, (text: string) => string>> = {
  date_of_birth: normalizeDay,
  social_security_number: normalizeSocialSecurity,
  state: (text) => text.toUpperCase(),
  zip_code: normalizeZip,
  phone_number: normalizePhone,
  percentage: normalizePercentage,
};

/**
 * Normalizes a typed text to the format of its field. Invalid text keeps its content, but is trimmed and its spaces are
 * collapsed.
 */
export const normalizeField = (field: MemberField | keyof Beneficiary, text: string): string => {
  const trimmed = text
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');
  // The upper case of a character can be two characters, so the text is composed again.
  return (formatters[field]?.(trimmed) || trimmed).normalize('NFC');
};
