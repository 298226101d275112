import { formatPhone } from '../format/person';
import { tidyDay } from './calendar';
import type { Beneficiary, MemberField } from './member-form';
import { tidySocialSecurity } from './social-security';

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

/** Nine digits get their hyphen: the number keys of a phone have none. */
const tidyZip = (text: string): string => text.replace(/^(\d{5})[\s-]?(\d{4})$/, '$1-$2');
const tidyPhone = (text: string): string =>
  /^[\d\s().+-]+$/.test(text) ? formatPhone(text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')) : '';
const tidyPercentage = (text: string): string => {
  const hundredths = readHundredths(text);
  return hundredths === null ? '' : writeHundredths(hundredths);
};

const formatters: Partial<Record<MemberField | keyof Beneficiary, (text: string) => string>> = {
  date_of_birth: tidyDay,
  social_security_number: tidySocialSecurity,
  state: (text) => text.toUpperCase(),
  zip_code: tidyZip,
  phone_number: tidyPhone,
  percentage: tidyPercentage,
};

/** What was typed in the form's own way of writing. What cannot be read stays as it is, with one space for spaces of any kind and none around it. */
export const tidy = (field: MemberField | keyof Beneficiary, text: string): string => {
  const plain = text
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');
  // Capitals of one sign may be two, which stand as one again where there is one.
  return (formatters[field]?.(plain) || plain).normalize('NFC');
};
