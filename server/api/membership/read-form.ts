import { type MemberErrors, memberFormErrors } from '@core/membership/member-errors';
import { isMasked } from '@core/membership/member-form';
import { type MemberFormBody, memberFormFromWire, memberFormToWire } from '@core/membership/wire';
import type { JsonObject } from '../calls/parse';
import type { ApiDeps } from '../deps';
import { invalid } from '../refusal';
import type { FormScope } from './form-token';
import { maskedEmail, maskEmail } from './mask';
import { maskErrors, restoreMasked, latestDay } from './restore-masked';
import { lastFourTag } from './tags';

const lastFourOf = ({ social_security_number: number }: MemberFormBody): string => number.slice(-4);

/** Every link opens for some digits; the form must belong to a person who has them. */
const digitsError = async (
  { keys }: ApiDeps,
  scope: FormScope,
  form: MemberFormBody,
): Promise<MemberErrors> => {
  const tag = await lastFourTag(keys, scope.companyId, lastFourOf(form));
  return tag === scope.lastFourTag ? {} : { social_security_number: 'invalid' };
};

export interface ReadForm {
  readonly form: MemberFormBody;
  /** As the person may be shown it: no more of an address that they did not type than they were shown before. */
  readonly emailMasked: string;
}

/**
 * The form of a body, checked by the rules that the page has. What was sent masked is what it stands for. Throws 422 with every complaint,
 * those among them that the body's shape gave rise to.
 */
export const readForm = async (
  deps: ApiDeps,
  scope: FormScope,
  body: JsonObject,
  wrongShape: Readonly<Record<string, string>>,
): Promise<ReadForm> => {
  const sent = memberFormFromWire(body);
  const typed = await restoreMasked(deps, scope, sent);
  const errors = { ...memberFormErrors(typed, latestDay(deps.clock.now())), ...maskErrors(typed) };
  const form = memberFormToWire(typed);
  const wrongDigits = errors.social_security_number ? {} : await digitsError(deps, scope, form);
  const all = { ...wrongShape, ...errors, ...wrongDigits };
  if (Object.keys(all).length > 0) throw invalid(all);
  const show = isMasked(sent.email_address) ? maskedEmail : maskEmail;
  return { form, emailMasked: show(form.email_address) };
};
