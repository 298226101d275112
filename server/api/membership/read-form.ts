import { type MemberErrors, memberFormErrors } from '../../../src/core/membership/member-errors';
import { type MemberFormBody, memberFormFromWire, memberFormToWire } from '../../../src/core/membership/wire';
import type { JsonObject } from '../body';
import type { ApiDeps } from '../deps';
import { invalid } from '../refusal';
import type { FormScope } from './form-token';
import { latestDay } from './latest-day';
import { lastFourTag } from './tags';

const lastFourOf = ({ social_security_number: number }: MemberFormBody): string => number.slice(-4);

/** A company's link opens for some digits; the form must be of somebody who has them. */
const digitsError = async (
  { keys }: ApiDeps,
  scope: FormScope,
  form: MemberFormBody,
): Promise<MemberErrors> => {
  if (scope.recordId !== null) return {};
  const tag = await lastFourTag(keys, scope.companyId, lastFourOf(form));
  return tag === scope.lastFourTag ? {} : { social_security_number: 'invalid' };
};

/** The form of a body, checked by the rules that the page has. Throws 422 with every complaint. */
export const readForm = async (
  deps: ApiDeps,
  scope: FormScope,
  body: JsonObject,
): Promise<MemberFormBody> => {
  const typed = memberFormFromWire(body);
  const errors = memberFormErrors(typed, latestDay(deps.clock.now()));
  const form = memberFormToWire(typed);
  const all = errors.social_security_number
    ? errors
    : { ...errors, ...(await digitsError(deps, scope, form)) };
  if (Object.keys(all).length > 0) throw invalid(all);
  return form;
};
