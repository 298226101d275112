/** Relationships that a beneficiary may have (spec, section 3), in the order shown. */
export const relationships = [
  'Mother',
  'Father',
  'Daughter',
  'Son',
  'Spouse',
  'Domestic Partner',
  'Relative',
  'Friend',
  'Niece',
  'Nephew',
] as const;

/** Slots of beneficiaries by position (spec, section 9). */
export const slots = ['Primary', 'Secondary', 'Tertiary'] as const;

/** One beneficiary as typed. */
export interface Beneficiary {
  readonly full_name: string;
  readonly relationship: string;
  /** mm/dd/yyyy */
  readonly date_of_birth: string;
  /** Percent, with at most two decimals. */
  readonly percentage: string;
}

/** The membership form as typed: text, and dates as mm/dd/yyyy. */
export interface MemberForm {
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
  readonly beneficiaries: readonly Beneficiary[];
}

export type MemberField = Exclude<keyof MemberForm, 'is_married' | 'beneficiaries'>;

/** The text fields, in the order shown. */
export const memberFields = [
  'first_name',
  'middle_name',
  'last_name',
  'date_of_birth',
  'social_security_number',
  'address',
  'city',
  'state',
  'zip_code',
  'email_address',
  'phone_number',
] as const satisfies readonly MemberField[];
export const beneficiaryFields = [
  'full_name',
  'relationship',
  'date_of_birth',
  'percentage',
] as const satisfies readonly (keyof Beneficiary)[];

export const emptyBeneficiary: Beneficiary = {
  full_name: '',
  relationship: '',
  date_of_birth: '',
  percentage: '',
};
export const emptyMemberForm: MemberForm = {
  first_name: '',
  middle_name: '',
  last_name: '',
  date_of_birth: '',
  social_security_number: '',
  address: '',
  city: '',
  state: '',
  zip_code: '',
  email_address: '',
  phone_number: '',
  is_married: false,
  beneficiaries: [emptyBeneficiary],
};

/** Replaces the hidden part of a masked value. */
export const maskMark = '•••';

/** Whether a text is a masked value. If it is sent back unchanged, the server keeps the stored value. */
export const isMasked = (text: string): boolean => text.includes(maskMark);
