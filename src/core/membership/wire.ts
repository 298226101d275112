import { formatPhone } from '../format/phone';
import { dayFromWire, dayToWire } from './calendar';
import { slots, type Beneficiary, type MemberForm } from './member-form';
import { readHundredths, writeHundredths } from './percentage';
import { socialSecurityDigits } from './social-security';

/** The part of the body of `POST forms` that the person filled in (contract, F4): dates `yyyy-MM-dd`, percent as a number, phones as ten digits. */
export interface MemberFormBody {
  readonly first_name: string;
  readonly middle_name: string;
  readonly last_name: string;
  readonly date_of_birth: string;
  readonly social_security_number: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip_code: string;
  readonly email_address: string;
  readonly phone_number: string;
  readonly is_married: boolean;
  readonly beneficiaries: readonly {
    readonly slot: (typeof slots)[number];
    readonly full_name: string;
    readonly relationship: string;
    readonly date_of_birth: string;
    readonly percentage: number;
  }[];
}

const plain = (text: string) => text.normalize('NFC').trim();

/** A checked form as it travels. */
export const memberFormToWire = (form: MemberForm): MemberFormBody => ({
  first_name: plain(form.first_name),
  middle_name: plain(form.middle_name),
  last_name: plain(form.last_name),
  date_of_birth: dayToWire(form.date_of_birth),
  social_security_number: socialSecurityDigits(form.social_security_number),
  address: plain(form.address),
  city: plain(form.city),
  state: form.state.trim().toUpperCase(),
  zip_code: form.zip_code.trim(),
  email_address: form.email_address.trim(),
  phone_number: form.phone_number.replace(/\D/g, '').slice(-10),
  is_married: form.is_married,
  beneficiaries: form.beneficiaries.slice(0, slots.length).map((one, at) => ({
    slot: slots[at] ?? slots[0],
    full_name: plain(one.full_name),
    relationship: one.relationship,
    date_of_birth: dayToWire(one.date_of_birth),
    percentage: (readHundredths(one.percentage) ?? 0) / 100,
  })),
});

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const beneficiaryFromWire = (value: unknown): Beneficiary => {
  const fields = isFields(value) ? value : {};
  const { percentage } = fields;
  return {
    full_name: text(fields['full_name']),
    relationship: text(fields['relationship']),
    date_of_birth: dayFromWire(fields['date_of_birth']),
    percentage:
      typeof percentage === 'number' && Number.isFinite(percentage)
        ? writeHundredths(Math.round(percentage * 100))
        : '',
  };
};

/** A body, or the part of one that a server sends back, as a form to type in. Whatever is missing or of another type is empty. */
export const memberFormFromWire = (body: unknown): MemberForm => {
  const fields = isFields(body) ? body : {};
  const { beneficiaries } = fields;
  return {
    first_name: text(fields['first_name']),
    middle_name: text(fields['middle_name']),
    last_name: text(fields['last_name']),
    date_of_birth: dayFromWire(fields['date_of_birth']),
    social_security_number: text(fields['social_security_number']),
    address: text(fields['address']),
    city: text(fields['city']),
    state: text(fields['state']),
    zip_code: text(fields['zip_code']),
    email_address: text(fields['email_address']),
    phone_number: formatPhone(fields['phone_number']),
    is_married: fields['is_married'] === true,
    beneficiaries: Array.isArray(beneficiaries) ? beneficiaries.map(beneficiaryFromWire) : [],
  };
};
