import { formatPhone } from '../format/phone';
import { tidyDay } from './calendar';
import type { Beneficiary, MemberField } from './member-form';
import { readHundredths, writeHundredths } from './percentage';
import { tidySocialSecurity } from './social-security';

/** Nine digits get their hyphen: the number keys of a phone have none. */
const tidyZip = (text: string): string => text.replace(/^(\d{5})[\s-]?(\d{4})$/, '$1-$2');
const tidyPhone = (text: string): string =>
  /^[\d\s().+-]+$/.test(text) ? formatPhone(text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')) : '';
const tidyPercentage = (text: string): string => {
  const hundredths = readHundredths(text);
  return hundredths === null ? '' : writeHundredths(hundredths);
};

const ways: Partial<Record<MemberField | keyof Beneficiary, (text: string) => string>> = {
  date_of_birth: tidyDay,
  social_security_number: tidySocialSecurity,
  state: (text) => text.toUpperCase(),
  zip_code: tidyZip,
  phone_number: tidyPhone,
  percentage: tidyPercentage,
};

/** What was typed in the form's own way of writing; what cannot be read stays as it is, but for blanks around it. */
export const tidy = (field: MemberField | keyof Beneficiary, text: string): string => {
  const plain = text.normalize('NFC').trim();
  // Capitals of one sign may be two, which stand as one again where there is one.
  return (ways[field]?.(plain) || plain).normalize('NFC');
};
