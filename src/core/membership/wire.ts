import type { BodyOf } from '../calls/call';
import type { submitFormCall } from '../calls/membership';
import { dayToWire } from '../form/day-text';
import { readHundredths } from '../form/percent';
import { isFields, numberOf, textOf, type Fields } from '../figures/values';
import { emptyBeneficiary, slots, type Beneficiary, type MemberField, type MemberForm } from './member-form';
import type { MemberErrors } from './member-errors';
import { socialSecurityDigits } from './social-security';
import { normalizeField } from './normalize-field';

type Body = BodyOf<typeof submitFormCall>;

/** A beneficiary as the portal sends it: percent as a number, and the position as a slot name. */
interface BeneficiaryBody extends Omit<Body['beneficiaries'][number], 'slot' | 'percentage'> {
  readonly slot: (typeof slots)[number];
  readonly percentage: number;
}
/**
 * The answers in the body of `POST forms` (contract, F4): dates are `yyyy-MM-dd`, the social security number and the
 * phone are digits.
 */
export interface MemberFormBody extends Omit<Body, 'form_token' | 'language' | 'beneficiaries'> {
  readonly beneficiaries: readonly BeneficiaryBody[];
}

/** Converts a valid form to the body of the API. */
export const memberFormToWire = (form: MemberForm): MemberFormBody => {
  const normalized = (field: MemberField) => normalizeField(field, form[field]);
  return {
    first_name: normalized('first_name'),
    middle_name: normalized('middle_name'),
    last_name: normalized('last_name'),
    date_of_birth: dayToWire(form.date_of_birth),
    social_security_number: socialSecurityDigits(form.social_security_number),
    address: normalized('address'),
    city: normalized('city'),
    state: normalized('state'),
    zip_code: normalized('zip_code'),
    email_address: normalized('email_address'),
    phone_number: normalized('phone_number').replaceAll('-', ''),
    is_married: form.is_married,
    beneficiaries: form.beneficiaries.slice(0, slots.length).map((one, at) => ({
      slot: slots[at] ?? slots[0],
      full_name: normalizeField('full_name', one.full_name),
      relationship: normalizeField('relationship', one.relationship),
      date_of_birth: dayToWire(one.date_of_birth),
      percentage: (readHundredths(one.percentage) ?? 0) / 100,
    })),
  };
};

const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {});

const beneficiaryFromWire = (fields: Fields): Beneficiary => {
  // Not rounded, so that the validation rejects a share with more than two decimals.
  const share = numberOf(fields['percentage']);
  const texts: Fields = { ...fields, ...(share !== null && { percentage: String(share) }) };
  const read = (name: keyof Beneficiary) => normalizeField(name, textOf(texts[name]));
  return {
    full_name: read('full_name'),
    relationship: read('relationship'),
    date_of_birth: read('date_of_birth'),
    percentage: read('percentage'),
  };
};

/** The position of a beneficiary: that of its slot, or its own in the list without a known slot. */
const positionOf = (fields: Fields, at: number): number => {
  const slot = slots.findIndex((name) => name === fields['slot']);
  return slot < 0 ? at : slot;
};

const sortBySlot = (all: readonly Fields[]): readonly Fields[] =>
  all
    .map((fields, at) => ({ fields, position: positionOf(fields, at) }))
    .sort((one, other) => one.position - other.position)
    .map(({ fields }) => fields);

const beneficiariesIn = (body: unknown): readonly Fields[] => {
  const { beneficiaries } = fieldsIn(body);
  return Array.isArray(beneficiaries) ? beneficiaries.map(fieldsIn) : [];
};

/** Returns the errors of beneficiaries whose slot another one has, because it is open who comes first. */
export const slotErrors = (body: unknown): MemberErrors => {
  const positions = beneficiariesIn(body).map(positionOf);
  return Object.fromEntries(
    positions.flatMap((position, at) =>
      positions.indexOf(position) < at ? [[`beneficiaries.${at}.slot`, 'invalid'] as const] : [],
    ),
  );
};

/**
 * Converts a body to a form that can be edited and validated. Missing values and values of another type are empty.
 * Invalid text (such as an impossible date) is kept, so that the validation reports the same errors as in the browser.
 */
export const memberFormFromWire = (body: unknown): MemberForm => {
  const fields = fieldsIn(body);
  const read = (name: MemberField) => normalizeField(name, textOf(fields[name]));
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
    beneficiaries: sortBySlot(beneficiariesIn(body)).map(beneficiaryFromWire),
  };
};

/** Converts the prefill from the server to the initial form. It always has at least one beneficiary to fill in. */
export const memberFormFromPrefill = (prefill: unknown): MemberForm => {
  const form = memberFormFromWire(prefill);
  return form.beneficiaries.length > 0 ? form : { ...form, beneficiaries: [emptyBeneficiary] };
};
