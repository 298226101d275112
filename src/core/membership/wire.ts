import type { BodyOf } from '../calls/call';
import type { submitFormCall } from '../calls/membership';
import { isFields, numberOf, textOf, type Fields } from '../figures/values';
import { dayToWire } from './calendar';
import { emptyBeneficiary, slots, type Beneficiary, type MemberField, type MemberForm } from './member-form';
import { socialSecurityDigits } from './social-security';
import { readHundredths, tidy } from './tidy';

type Body = BodyOf<typeof submitFormCall>;

/** A beneficiary as the portal sends it: percent as a number, and its place by name. */
interface BeneficiaryBody extends Omit<Body['beneficiaries'][number], 'slot' | 'percentage'> {
  readonly slot: (typeof slots)[number];
  readonly percentage: number;
}
/** The part of the body of `POST forms` that the person filled in (contract, F4): dates `yyyy-MM-dd`, numbers and phones as digits. */
export interface MemberFormBody extends Omit<Body, 'form_token' | 'language' | 'beneficiaries'> {
  readonly beneficiaries: readonly BeneficiaryBody[];
}

/** A checked form as it travels. */
export const memberFormToWire = (form: MemberForm): MemberFormBody => {
  const plain = (field: MemberField) => tidy(field, form[field]);
  return {
    first_name: plain('first_name'),
    middle_name: plain('middle_name'),
    last_name: plain('last_name'),
    date_of_birth: dayToWire(form.date_of_birth),
    social_security_number: socialSecurityDigits(form.social_security_number),
    address: plain('address'),
    city: plain('city'),
    state: plain('state'),
    zip_code: plain('zip_code'),
    email_address: plain('email_address'),
    phone_number: plain('phone_number').replaceAll('-', ''),
    is_married: form.is_married,
    beneficiaries: form.beneficiaries.slice(0, slots.length).map((one, at) => ({
      slot: slots[at] ?? slots[0],
      full_name: tidy('full_name', one.full_name),
      relationship: one.relationship.trim(),
      date_of_birth: dayToWire(one.date_of_birth),
      percentage: (readHundredths(one.percentage) ?? 0) / 100,
    })),
  };
};

const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {});

const beneficiaryFromWire = (fields: Fields): Beneficiary => {
  // Not rounded: a share with more than two decimals is for the rules to refuse.
  const share = numberOf(fields['percentage']);
  const texts: Fields = { ...fields, ...(share !== null && { percentage: String(share) }) };
  const read = (name: keyof Beneficiary) => tidy(name, textOf(texts[name]));
  return {
    full_name: read('full_name'),
    relationship: read('relationship'),
    date_of_birth: read('date_of_birth'),
    percentage: read('percentage'),
  };
};

/** By their slots; one without a known slot keeps its place. */
const inOrder = (all: readonly Fields[]): readonly Fields[] => {
  const rankOf = (fields: Fields, at: number) => {
    const slot = slots.findIndex((name) => name === fields['slot']);
    return slot < 0 ? at : slot;
  };
  return all
    .map((fields, at) => ({ fields, rank: rankOf(fields, at) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ fields }) => fields);
};

/**
 * A body as a form to type in and to check. What is missing or of another type is empty; a text that cannot be read (a day
 * that the calendar does not have) stays as it came, so that the rules say of it what they would say in the browser.
 */
export const memberFormFromWire = (body: unknown): MemberForm => {
  const fields = fieldsIn(body);
  const { beneficiaries } = fields;
  const read = (name: MemberField) => tidy(name, textOf(fields[name]));
  return {
    first_name: read('first_name'),
    middle_name: read('middle_name'),
    last_name: read('last_name'),
    date_of_birth: read('date_of_birth'),
    social_security_number: read('social_security_number'),
    address: read('address'),
    city: read('city'),
    state: read('state'),
    zip_code: read('zip_code'),
    email_address: read('email_address'),
    phone_number: read('phone_number'),
    is_married: fields['is_married'] === true,
    beneficiaries: Array.isArray(beneficiaries)
      ? inOrder(beneficiaries.map(fieldsIn)).map(beneficiaryFromWire)
      : [],
  };
};

/** What the server knows of a person as the form to begin with: it has a beneficiary to fill in even when none is known. */
export const memberFormFromPrefill = (prefill: unknown): MemberForm => {
  const form = memberFormFromWire(prefill);
  return form.beneficiaries.length > 0 ? form : { ...form, beneficiaries: [emptyBeneficiary] };
};
