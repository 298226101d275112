import { useCallback, useState } from 'react';
import { usStates, type UsState } from '@core/form/us-states';
import { likelyEmail } from '@core/membership/email-typo';
import { mayLieIn } from '@core/membership/zip-state';
import type { MemberFormStore } from './member-form-store';

/** Hints at likely slips. They do not block the form. */
export interface Hints {
  /** The address that was probably meant. */
  readonly email: string | null;
  /** The name of the state in which the ZIP code does not seem to lie. */
  readonly zip: string | null;
}

const hintsOf = (form: MemberFormStore): Hints => {
  const { email_address: email, zip_code: zip, state } = form.current().values;
  return { email: likelyEmail(email), zip: mayLieIn(zip, state) ? null : usStates[state as UsState] };
};

/** The present hints, and how to look again: hints change when a field is left, not while the person types. */
export const useHints = (form: MemberFormStore) => {
  const [hints, setHints] = useState<Hints>(() => hintsOf(form));
  const look = useCallback(() => {
    const { email, zip } = hintsOf(form);
    setHints((before) => (before.email === email && before.zip === zip ? before : { email, zip }));
  }, [form]);
  return { hints, look };
};
