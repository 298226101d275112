import { get, type FieldError, type FieldErrors, type FieldPath, type UseFormReturn } from 'react-hook-form';
import type { MemberError, MemberErrors } from '../../../core/membership/member-errors';
import {
  beneficiaryFields,
  memberFields,
  type Beneficiary,
  type MemberField,
  type MemberForm,
} from '../../../core/membership/member-form';

export type BeneficiaryPath = `beneficiaries.${number}.${keyof Beneficiary}`;
/** Whatever can be wrong: a field, a beneficiary's field, or the beneficiaries as a whole. */
export type ComplaintPath = MemberField | BeneficiaryPath | 'beneficiaries';
export interface Complaint {
  readonly path: ComplaintPath;
  readonly error: MemberError;
}

type Form = UseFormReturn<MemberForm>;

// The library keeps what is wrong with a list as a whole in its root.
const placeOf = (path: ComplaintPath): FieldPath<MemberForm> =>
  (path === 'beneficiaries' ? 'beneficiaries.root' : path) as FieldPath<MemberForm>;
const asError = (error: MemberError): FieldError => ({ type: error, message: error });

/** Every path of a form with this many beneficiaries, in the order in which they are seen. */
export const pathsOf = (beneficiaries: number): readonly ComplaintPath[] => [
  ...memberFields,
  ...Array.from({ length: beneficiaries }, (_, at) =>
    beneficiaryFields.map((name): BeneficiaryPath => `beneficiaries.${at}.${name}`),
  ).flat(),
  'beneficiaries',
];

/** What is wrong at one path as the form knows it. */
export const complaintAt = (
  errors: FieldErrors<MemberForm>,
  path: ComplaintPath,
): MemberError | undefined => {
  const found: unknown = get(errors, placeOf(path));
  return (found as FieldError | undefined)?.message as MemberError | undefined;
};

/** The same as the form knows it now, between two drawings. */
export const presentComplaint = (form: Form, path: ComplaintPath): boolean =>
  form.getFieldState(placeOf(path)).error !== undefined;

export const complaintsOf = (errors: FieldErrors<MemberForm>, beneficiaries: number): readonly Complaint[] =>
  pathsOf(beneficiaries).flatMap((path) => {
    const error = complaintAt(errors, path);
    return error ? [{ path, error }] : [];
  });

/** Puts a complaint at its path, or takes the one there away. */
export const setComplaint = (form: Form, path: ComplaintPath, error: MemberError | undefined): void => {
  if (error) form.setError(placeOf(path), asError(error));
  else form.clearErrors(placeOf(path));
};

/** Complaints by path as the form library keeps them. */
export const nestComplaints = (errors: MemberErrors): FieldErrors<MemberForm> => {
  const nested: Record<string, unknown> = {};
  const list: (Record<string, FieldError> | undefined)[] & { root?: FieldError } = [];
  for (const [path, error] of Object.entries(errors)) {
    const [name = '', at, field = ''] = path.split('.');
    if (name !== 'beneficiaries') nested[name] = asError(error);
    else if (at === undefined) list.root = asError(error);
    else list[Number(at)] = { ...list[Number(at)], [field]: asError(error) };
  }
  if (list.length > 0 || list.root) nested['beneficiaries'] = list;
  return nested;
};
