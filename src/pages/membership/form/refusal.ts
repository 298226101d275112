import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import type { MemberForm } from '../../../core/membership/member-form';

let last = 0;

/** Remembers that the form was refused as a whole: the summary appears and takes the focus, each time anew. */
export const markRefused = (form: UseFormReturn<MemberForm>): void => {
  last += 1;
  form.setError('root.refused', { type: 'refused', message: String(last) });
};

/** Which refusal this is; 0 while there was none. */
export const refusalOf = (errors: FieldErrors<MemberForm>): number =>
  Number(errors.root?.['refused']?.message ?? 0);
