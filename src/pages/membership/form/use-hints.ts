import { useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { usStates, type UsState } from '../../../core/form/us-states';
import { likelyEmail } from '../../../core/membership/email-typo';
import type { MemberForm } from '../../../core/membership/member-form';
import { mayLieIn } from '../../../core/membership/zip-state';

/** What somebody may want to look at again. Nothing of it stops a form. */
export interface Hints {
  /** The address that was probably meant. */
  readonly email: string | null;
  /** The name of the state in which the ZIP code does not seem to lie. */
  readonly zip: string | null;
}

const hintsOf = (form: UseFormReturn<MemberForm>): Hints => {
  const { email_address: email, zip_code: zip, state } = form.getValues();
  return { email: likelyEmail(email), zip: mayLieIn(zip, state) ? null : usStates[state as UsState] };
};

/** The present hints, and how to look again: hints change when a field is left, not while somebody types. */
export const useHints = (form: UseFormReturn<MemberForm>) => {
  const [hints, setHints] = useState<Hints>(() => hintsOf(form));
  const look = useCallback(() => {
    const { email, zip } = hintsOf(form);
    setHints((before) => (before.email === email && before.zip === zip ? before : { email, zip }));
  }, [form]);
  return { hints, look };
};
