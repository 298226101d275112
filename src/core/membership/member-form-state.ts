import type { MemberError, MemberErrors } from './member-errors';
import { emptyBeneficiary, emptyMemberForm, type MemberForm } from './member-form';
import { withoutBeneficiary, withValueAt, type ComplaintPath, type InputPath } from './member-path';

/** The form while it is being filled in. */
export interface MemberFormState {
  readonly values: MemberForm;
  /** What was there before the first key. */
  readonly start: MemberForm;
  readonly errors: MemberErrors;
  /** Grows with every refusal of a page; 0 while there was none, and again once nothing is wrong. */
  readonly refusals: number;
}

export type MemberFormAction =
  | { readonly type: 'type'; readonly path: InputPath; readonly text: string }
  | { readonly type: 'marry'; readonly married: boolean }
  | { readonly type: 'add-beneficiary' }
  | { readonly type: 'remove-beneficiary'; readonly at: number }
  /** Puts a complaint at its path, or takes the one there away. */
  | { readonly type: 'complain'; readonly path: ComplaintPath; readonly error: MemberError | undefined }
  /** The page cannot be left, or the form not be sent: these complaints stand in place of all others. */
  | { readonly type: 'refuse'; readonly errors: MemberErrors }
  /** A page is left with nothing wrong on it. */
  | { readonly type: 'accept' }
  | { readonly type: 'reset'; readonly values: MemberForm };

export const startMemberForm = (values: MemberForm = emptyMemberForm): MemberFormState => ({
  values,
  start: values,
  errors: {},
  refusals: 0,
});

const withoutComplaint = (errors: MemberErrors, path: ComplaintPath): MemberErrors => {
  const { [path]: _, ...others } = errors;
  return others;
};

/** What comes of one thing that a person, a check or the server does. */
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
        errors: withoutComplaint(errors, 'beneficiaries'),
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
      const others = withoutComplaint(errors, action.path);
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

/** Whether something would be lost with the form. */
export const isTypedIn = ({ values, start }: MemberFormState): boolean =>
  values !== start && JSON.stringify(values) !== JSON.stringify(start);
