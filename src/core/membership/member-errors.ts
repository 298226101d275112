import { rules } from '../form/rules';
import { ageOn, readDay } from './calendar';
import { relationships, type Beneficiary, type MemberField, type MemberForm } from './member-form';
import { allOfIt, readHundredths } from './percentage';
import { isSocialSecurityNumber } from './social-security';

/** What is wrong with a field, as a key of the `membership` words below `errors`. */
export type MemberError =
  | 'required'
  | 'invalid'
  | 'tooLong'
  | 'tooYoung'
  | 'notPast'
  | 'fillAll'
  | 'atLeastOne'
  | 'notNumber'
  | 'total';

/** Complaints by the path of the field: `first_name`, `beneficiaries.0.percentage`, or `beneficiaries` for all of them. */
export type MemberErrors = Readonly<Record<string, MemberError>>;

const youngest = 17;
/** In characters; names and addresses of people are shorter. */
const longest: Readonly<Record<MemberField, number>> = {
  first_name: 100,
  middle_name: 100,
  last_name: 100,
  date_of_birth: 10,
  social_security_number: 20,
  address: 200,
  city: 100,
  state: 2,
  zip_code: 10,
  email_address: 254,
  phone_number: 30,
};
const optional: readonly MemberField[] = ['middle_name'];
// eslint-disable-next-line no-control-regex -- no name or address holds one, and a database refuses the first
const control = /[\u0000-\u001f\u007f]/;

const birthError = (text: string, today: Date): MemberError | undefined => {
  const birth = readDay(text);
  if (!birth || birth.getFullYear() < 1900) return 'invalid';
  return ageOn(birth, today) < youngest ? 'tooYoung' : undefined;
};

const ruleError = (field: MemberField, text: string, today: Date): MemberError | undefined => {
  const holds = (passes: boolean) => (passes ? undefined : 'invalid');
  switch (field) {
    case 'date_of_birth':
      return birthError(text, today);
    case 'social_security_number':
      return holds(isSocialSecurityNumber(text));
    case 'state':
      return holds(rules.state(text));
    case 'zip_code':
      return holds(rules['zip-code'](text));
    case 'email_address':
      return holds(rules.email(text));
    case 'phone_number':
      return holds(rules.phone(text));
    default:
      return undefined;
  }
};

/** What is wrong with one field; undefined when it is good. `today` is the person's own day. */
export const memberFieldError = (field: MemberField, value: string, today: Date): MemberError | undefined => {
  const text = value.trim();
  if (text === '') return optional.includes(field) ? undefined : 'required';
  if (Array.from(text).length > longest[field]) return 'tooLong';
  return control.test(text) ? 'invalid' : ruleError(field, text, today);
};

const beneficiaryErrors = (
  one: Beneficiary,
  today: Date,
): Partial<Record<keyof Beneficiary, MemberError>> => {
  const found: Partial<Record<keyof Beneficiary, MemberError>> = {};
  for (const [name, value] of Object.entries(one) as [keyof Beneficiary, string][])
    if (value.trim() === '') found[name] = 'fillAll';
  if (!found.full_name && (control.test(one.full_name) || Array.from(one.full_name.trim()).length > 200))
    found.full_name = 'invalid';
  if (!found.relationship && !relationships.some((known) => known === one.relationship))
    found.relationship = 'invalid';
  if (!found.date_of_birth) {
    const birth = readDay(one.date_of_birth);
    if (!birth || birth.getFullYear() < 1900) found.date_of_birth = 'invalid';
    else if (birth >= today) found.date_of_birth = 'notPast';
  }
  if (!found.percentage) {
    const hundredths = readHundredths(one.percentage);
    if (hundredths === null) found.percentage = 'notNumber';
    else if (hundredths === 0 || hundredths > allOfIt) found.percentage = 'invalid';
  }
  return found;
};

/** Complaints about the beneficiaries: of each, and, when all shares are numbers, of their total (100 exactly). */
export const beneficiariesErrors = (all: readonly Beneficiary[], today: Date): MemberErrors => {
  if (all.length === 0) return { beneficiaries: 'atLeastOne' };
  const found: Record<string, MemberError> = {};
  all.forEach((one, at) => {
    for (const [name, error] of Object.entries(beneficiaryErrors(one, today)))
      found[`beneficiaries.${at}.${name}`] = error;
  });
  const shares = all.map(({ percentage }) => readHundredths(percentage));
  const total = shares.reduce<number>((sum, share) => sum + (share ?? 0), 0);
  if (!shares.includes(null) && total !== allOfIt) found['beneficiaries'] = 'total';
  return found;
};

/** Every complaint about a form, in no particular order; empty when it may be sent. */
export const memberFormErrors = (form: MemberForm, today: Date): MemberErrors => {
  const { is_married: _, beneficiaries, ...fields } = form;
  const found: Record<string, MemberError> = {};
  for (const [name, value] of Object.entries(fields) as [MemberField, string][]) {
    const error = memberFieldError(name, value, today);
    if (error) found[name] = error;
  }
  return { ...found, ...beneficiariesErrors(beneficiaries.slice(0, 3), today) };
};
