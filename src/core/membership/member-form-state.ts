import type { MemberError, MemberErrors } from './member-errors';
import { emptyBeneficiary, emptyMemberForm, type MemberForm } from './member-form';
import { withoutBeneficiary, withValueAt, type ErrorPath, type InputPath } from './member-path';

/** The state of the form while it is filled in. */
export interface MemberFormState {
  readonly values: MemberForm;
  /** The initial values. */
  readonly start: MemberForm;
  readonly errors: MemberErrors;
  /** Increases each time a page is submitted with errors. 0 before that, and again when a page is left without errors. */
  readonly refusals: number;
}

export type MemberFormAction =
  | { readonly type: 'type'; readonly path: InputPath; readonly text: string }
  | { readonly type: 'marry'; readonly married: boolean }
  | { readonly type: 'add-beneficiary' }
  | { readonly type: 'remove-beneficiary'; readonly at: number }
  /** Sets or removes the error at a path. */
  | { readonly type: 'complain'; readonly path: ErrorPath; readonly error: MemberError | undefined }
  /** The page cannot be left or the form cannot be sent: replaces all errors. */
  | { readonly type: 'refuse'; readonly errors: MemberErrors }
  /** A page is left without errors. */
  | { readonly type: 'accept' }
  | { readonly type: 'reset'; readonly values: MemberForm };

export const startMemberForm = (values: MemberForm = emptyMemberForm): MemberFormState => ({
  values,
  start: values,
  errors: {},
  refusals: 0,
});

const withoutError = (errors: MemberErrors, path: ErrorPath): MemberErrors => {
  const { [path]: _, ...others } = errors;
  return others;
};

/** The reducer of the form state, for actions of the applicant, the validation and the server. */
export const reduceMemberForm = (state: MemberFormState, action: MemberFormAction): MemberFormState => {
  const { values, errors } = state;
  switch (action.type) {
    case 'type':
      return { ...state, values: withValueAt(values, action.path, action.text) };
    case 'marry':
      return { ...state, values: { ...values, is_married: action.married } };
    case 'add-beneficiary': {
      const beneficiaries = [...values.beneficiaries, emptyBeneficiary];
      return {
        ...state,
        values: { ...values, beneficiaries },
        errors: withoutError(errors, 'beneficiaries'),
      };
    }
    case 'remove-beneficiary': {
      const beneficiaries = values.beneficiaries.filter((_, at) => at !== action.at);
      return {
        ...state,
        values: { ...values, beneficiaries },
        errors: withoutBeneficiary(errors, action.at),
      };
    }
    case 'complain': {
      const others = withoutError(errors, action.path);
      return { ...state, errors: action.error ? { ...others, [action.path]: action.error } : others };
    }
    case 'refuse':
      return { ...state, errors: action.errors, refusals: state.refusals + 1 };
    case 'accept':
      return Object.keys(errors).length > 0 ? state : { ...state, refusals: 0 };
    case 'reset':
      return startMemberForm(action.values);
  }
};

/** Whether the form has changes that would be lost. */
export const hasChanges = ({ values, start }: MemberFormState): boolean =>
  values !== start && JSON.stringify(values) !== JSON.stringify(start);
