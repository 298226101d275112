import { hasShortYear, readDay } from '../form/day-text';
import { readHundredths } from '../form/percent';
import { rules } from '../form/rules';
import { hasControlCharacter } from '../text/clean-text';
import { ageOn, isEarlierDay } from './calendar';
import {
  isMasked,
  memberFields,
  relationships,
  slots,
  type Beneficiary,
  type MemberField,
  type MemberForm,
} from './member-form';
import { isSocialSecurityNumber, isTaxpayerNumber } from './social-security';
import { fullShare, sumOfShares, normalizeField } from './normalize-field';

const errorKeys = [
  'required',
  'invalid',
  'tooLong',
  'notName',
  'tooYoung',
  'notPast',
  'shortYear',
  'itin',
  'fillAll',
  'atLeastOne',
  'notNumber',
  'total',
  'unprintable',
] as const;
const unprintable = 'unprintable ';
/** An error of the server that ends with the letters that it cannot print. */
type LettersError = `${typeof unprintable}${string}`;
/** The error of a field: a key of the `member-form` words, also used by the server. */
export type MemberError = (typeof errorKeys)[number] | LettersError;
export const isMemberError = (word: string): word is MemberError =>
  errorKeys.some((known) => known === word) || word.startsWith(unprintable);

export const namesLetters = (error: MemberError): error is LettersError => error.startsWith(unprintable);
/** Returns the letters that an error names. */
export const lettersOf = (error: LettersError): string => error.slice(unprintable.length);

/**
 * Errors by the path of the field: `first_name`, `beneficiaries.0.percentage`, or `beneficiaries` for all beneficiaries
 * together.
 */
export type MemberErrors = Readonly<Record<string, MemberError>>;

const minAge = 17;
const minBirthYear = 1900;
/** Maximum lengths in characters. Real names and addresses are shorter. */
export const maxLengths: Readonly<Record<MemberField | 'full_name', number>> = {
  first_name: 100,
  middle_name: 100,
  last_name: 100,
  date_of_birth: 40,
  social_security_number: 40,
  address: 200,
  city: 100,
  state: 40,
  zip_code: 40,
  email_address: 254,
  phone_number: 40,
  full_name: 200,
};
const optional: readonly MemberField[] = ['middle_name'];

/** Fields that are shown masked if the applicant only gave the last four digits. */
const maskable: readonly MemberField[] = [
  'first_name',
  'middle_name',
  'last_name',
  'address',
  'email_address',
  'phone_number',
];

const isTooLong = (text: string, max: number): boolean => Array.from(text).length > max;
const isPossibleBirth = (birth: Date | null): birth is Date =>
  birth !== null && birth.getFullYear() >= minBirthYear;
const invalidUnless = (passes: boolean): MemberError | undefined => (passes ? undefined : 'invalid');

const dateFormatError = (text: string): MemberError => (hasShortYear(text) ? 'shortYear' : 'invalid');

const birthError = (text: string, today: Date): MemberError | undefined => {
  const birth = readDay(text);
  if (!isPossibleBirth(birth)) return dateFormatError(text);
  return ageOn(birth, today) < minAge ? 'tooYoung' : undefined;
};
const socialSecurityError = (text: string): MemberError | undefined =>
  isTaxpayerNumber(text) ? 'itin' : invalidUnless(isSocialSecurityNumber(text));

const nameError = (text: string): MemberError | undefined =>
  rules['person-name'](text) ? undefined : 'notName';

const ruleError = (field: MemberField, text: string, today: Date): MemberError | undefined => {
  switch (field) {
    case 'date_of_birth':
      return birthError(text, today);
    case 'social_security_number':
      return socialSecurityError(text);
    case 'state':
      return invalidUnless(rules.state(text));
    case 'zip_code':
      return invalidUnless(rules['zip-code'](text));
    case 'email_address':
      return invalidUnless(rules.email(text));
    case 'phone_number':
      return invalidUnless(rules.phone(text));
    case 'first_name':
    case 'middle_name':
    case 'last_name':
      return nameError(text);
    default:
      return undefined;
  }
};

/** Validates one field. Returns undefined if it is valid. `today` is the applicant's local date. */
export const memberFieldError = (field: MemberField, value: string, today: Date): MemberError | undefined => {
  const text = normalizeField(field, value);
  if (text === '') return optional.includes(field) ? undefined : 'required';
  if (isTooLong(text, maxLengths[field])) return 'tooLong';
  // A masked text stands for the stored value. Only the server can check it.
  if (isMasked(text) && maskable.includes(field)) return undefined;
  return hasControlCharacter(text) ? 'invalid' : ruleError(field, text, today);
};

const shareError = (text: string): MemberError | undefined => {
  const hundredths = readHundredths(text);
  if (hundredths === null) return 'notNumber';
  return invalidUnless(hundredths > 0 && hundredths <= fullShare);
};

const beneficiaryRules: Readonly<
  Record<keyof Beneficiary, (text: string, today: Date) => MemberError | undefined>
> = {
  full_name: (text) => {
    if (isTooLong(text, maxLengths.full_name)) return 'tooLong';
    return hasControlCharacter(text) ? 'invalid' : nameError(text);
  },
  relationship: (text) => invalidUnless(relationships.some((known) => known === text)),
  date_of_birth: (text, today) => {
    const birth = readDay(text);
    if (!isPossibleBirth(birth)) return dateFormatError(text);
    return isEarlierDay(birth, today) ? undefined : 'notPast';
  },
  percentage: shareError,
};

/** Validates the beneficiaries: each one, and their total (exactly 100) if every share is valid. */
export const beneficiariesErrors = (all: readonly Beneficiary[], today: Date): MemberErrors => {
  if (all.length === 0) return { beneficiaries: 'atLeastOne' };
  if (all.length > slots.length) return { beneficiaries: 'invalid' };
  const found: Record<string, MemberError> = {};
  all.forEach((one, at) => {
    for (const [name, value] of Object.entries(one) as [keyof Beneficiary, string][]) {
      const text = normalizeField(name, value);
      const error = text === '' ? 'fillAll' : beneficiaryRules[name](text, today);
      if (error) found[`beneficiaries.${at}.${name}`] = error;
    }
  });
  const shares = all.map(({ percentage }) => percentage);
  const areShares = shares.every((share) => !shareError(share));
  if (areShares && sumOfShares(shares) !== fullShare) found['beneficiaries'] = 'total';
  return found;
};

/** Validates a form. Returns all errors in no particular order; empty if the form can be sent. */
export const memberFormErrors = (form: MemberForm, today: Date): MemberErrors => {
  const found: Record<string, MemberError> = {};
  for (const name of memberFields) {
    const error = memberFieldError(name, form[name], today);
    if (error) found[name] = error;
  }
  return { ...found, ...beneficiariesErrors(form.beneficiaries, today) };
};
