import type { MemberErrors } from './member-errors';
import {
  beneficiaryFields,
  memberFields,
  type Beneficiary,
  type MemberField,
  type MemberForm,
} from './member-form';

export type BeneficiaryPath = `beneficiaries.${number}.${keyof Beneficiary}`;
/** What is typed or chosen. */
export type InputPath = MemberField | BeneficiaryPath;
/** What can be wrong: a field, a beneficiary's field, or the beneficiaries as a whole. */
export type ComplaintPath = InputPath | 'beneficiaries';

/** Every path of a form with this many beneficiaries, in the order in which they are seen. */
export const complaintPaths = (beneficiaries: number): readonly ComplaintPath[] => [
  ...memberFields,
  ...Array.from({ length: beneficiaries }, (_, at) =>
    beneficiaryFields.map((name): BeneficiaryPath => `beneficiaries.${at}.${name}`),
  ).flat(),
  'beneficiaries',
];

const partsOf = (path: InputPath) => {
  const [first = '', at, field] = path.split('.');
  return at === undefined
    ? { name: first as MemberField }
    : { at: Number(at), field: field as keyof Beneficiary };
};

/** What stands at a path; undefined for a beneficiary who is not there. */
export const valueAt = (form: MemberForm, path: InputPath): string | undefined => {
  const { name, at, field } = partsOf(path);
  return name === undefined ? form.beneficiaries[at]?.[field] : form[name];
};

/** The form with another text at a path; itself where there is no such place. */
export const withValueAt = (form: MemberForm, path: InputPath, text: string): MemberForm => {
  const { name, at, field } = partsOf(path);
  if (name !== undefined) return { ...form, [name]: text };
  const beneficiaries = form.beneficiaries.map((one, place) =>
    place === at ? { ...one, [field]: text } : one,
  );
  return { ...form, beneficiaries };
};

/** The complaints that remain when a beneficiary goes: those about the later ones move up with them. */
export const withoutBeneficiary = (errors: MemberErrors, at: number): MemberErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, error]) => {
      const [list, place, field = ''] = path.split('.');
      if (list !== 'beneficiaries') return [[path, error]];
      const from = Number(place);
      if (place === undefined || from === at) return [];
      return [[`beneficiaries.${from > at ? from - 1 : from}.${field}`, error]];
    }),
  );
