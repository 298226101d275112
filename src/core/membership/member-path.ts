import type { MemberErrors } from './member-errors';
import {
  beneficiaryFields,
  memberFields,
  type Beneficiary,
  type MemberField,
  type MemberForm,
} from './member-form';

export type BeneficiaryPath = `beneficiaries.${number}.${keyof Beneficiary}`;
/** Paths of inputs. */
export type InputPath = MemberField | BeneficiaryPath;
/** Paths that can have an error: a field, a beneficiary's field, or all beneficiaries together. */
export type ErrorPath = InputPath | 'beneficiaries';

/** Returns all paths of a form with the given number of beneficiaries, in the order shown. */
export const errorPaths = (beneficiaries: number): readonly ErrorPath[] => [
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

/** Returns the value at a path; undefined if the beneficiary does not exist. */
export const valueAt = (form: MemberForm, path: InputPath): string | undefined => {
  const { name, at, field } = partsOf(path);
  return name === undefined ? form.beneficiaries[at]?.[field] : form[name];
};

/** Returns the form with another text at a path. The values stay the same if the beneficiary does not exist. */
export const withValueAt = (form: MemberForm, path: InputPath, text: string): MemberForm => {
  const { name, at, field } = partsOf(path);
  if (name !== undefined) return { ...form, [name]: text };
  const beneficiaries = form.beneficiaries.map((one, place) =>
    place === at ? { ...one, [field]: text } : one,
  );
  return { ...form, beneficiaries };
};

/** Returns the errors after a beneficiary was removed. Errors of later beneficiaries move up with them. */
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
