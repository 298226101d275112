import { type MemberErrors, memberFormErrors } from '@core/membership/member-errors';
import { isMasked } from '@core/membership/member-form';
import { type MemberFormBody, memberFormFromWire, memberFormToWire, slotErrors } from '@core/membership/wire';
import type { JsonObject } from '../calls/parse';
import type { ApiDeps } from '../deps';
import { invalid } from '../refusal';
import type { FormScope } from './form-token';
import { maskedEmail, maskEmail } from './mask';
import { maskErrors, restoreMasked, latestDay } from './restore-masked';
import { lastFourTag } from './tags';
import { unprintableErrors } from './unprintable';

const lastFourOf = ({ social_security_number: number }: MemberFormBody): string => number.slice(-4);

/** Checks that the form's social security number ends in the digits that the token was issued for. */
const digitsError = async (
  { keys }: ApiDeps,
  scope: FormScope,
  form: MemberFormBody,
): Promise<MemberErrors> => {
  const tag = await lastFourTag(keys, scope.companyId, lastFourOf(form));
  return tag === scope.lastFourTag ? {} : { social_security_number: 'invalid' };
};

export interface ParsedForm {
  readonly form: MemberFormBody;
  /** The address to show to the person: no more of one they did not type than they were shown before. */
  readonly emailMasked: string;
  /** Whether the person typed the last name in full. A mask keeps the recorded name but does not prove to know it. */
  readonly isNameTyped: boolean;
}

/**
 * Reads and validates the form in a body with the same rules as the page. Masked texts are replaced with their original
 * values. Throws 422 with all errors, including the ones in `schemaErrors`.
 */
export const readForm = async (
  deps: ApiDeps,
  scope: FormScope,
  body: JsonObject,
  schemaErrors: Readonly<Record<string, string>>,
): Promise<ParsedForm> => {
  const sent = memberFormFromWire(body);
  const typed = await restoreMasked(deps, scope, sent);
  const errors = {
    ...memberFormErrors(typed, latestDay(deps.clock.now())),
    ...maskErrors(typed),
    ...slotErrors(body),
  };
  const form = memberFormToWire(typed);
  const digitErrors = errors.social_security_number ? {} : await digitsError(deps, scope, form);
  const known = { ...schemaErrors, ...errors, ...digitErrors };
  const all = { ...(await unprintableErrors(deps, { sent, typed, known })), ...known };
  if (Object.keys(all).length > 0) throw invalid(all);
  const mask = isMasked(sent.email_address) ? maskedEmail : maskEmail;
  return { form, emailMasked: mask(form.email_address), isNameTyped: !isMasked(sent.last_name) };
};
