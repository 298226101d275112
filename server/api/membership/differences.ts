import type { MemberFormBody } from '@core/membership/wire';
import type { Prefill } from './known-answers';
import { sameName } from './tags';

/** What of a form is not the record's, as `pact-reviews` says it. */
export type Differs = 'last_name' | 'date_of_birth' | 'both';

export const differenceOf = (form: MemberFormBody, known: Prefill): Differs => {
  const isName = sameName(form.last_name, known.last_name ?? '');
  const isBirth = form.date_of_birth === known.date_of_birth;
  if (isName === isBirth) return 'both';
  return isName ? 'date_of_birth' : 'last_name';
};
