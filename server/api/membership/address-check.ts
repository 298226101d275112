import type { Context } from 'hono';
import type { AnswerOf, BodyOf } from '@core/calls/call';
import { addressCheckCall } from '@core/calls/membership';
import { memberFieldError } from '@core/membership/member-errors';
import { isMasked } from '@core/membership/member-form';
import type { PostalAddress } from '@core/membership/postal-address';
import { normalizeField } from '@core/membership/normalize-field';
import { countAttempt } from '../auth/attempts';
import { inspectBody } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiEnv } from '../deps';
import { invalid } from '../refusal';
import { checkAddress, storeAddressCheck } from './check-address';
import { openFormToken } from './form-token';
import { withoutNumbers } from './check-known-address';
import { maskErrors, restoreMasked, latestDay } from './restore-masked';

const fields = ['address', 'city', 'state', 'zip_code'] as const;

const tidyAddress = (body: BodyOf<typeof addressCheckCall>): PostalAddress => ({
  address: normalizeField('address', body.address),
  city: normalizeField('city', body.city),
  state: normalizeField('state', body.state),
  zip_code: normalizeField('zip_code', body.zip_code),
});

const requireValidAddress = (address: PostalAddress, today: Date): void => {
  const errors = fields.flatMap((name) => {
    const error = memberFieldError(name, address[name], today);
    return error ? [[name, error] as const] : [];
  });
  const all = { ...Object.fromEntries(errors), ...maskErrors({ ...address }) };
  if (Object.keys(all).length > 0) throw invalid(all);
};

/**
 * Checks whether a typed address exists. The result is stored with the token, for the form that follows. The response
 * reveals nothing that was masked in the request.
 */
export const addressCheck = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps } = c.var;
  const { proof, body } = await inspectBody(c, addressCheckCall);
  const scope = await openFormToken(deps, proof.form_token);
  const sent = tidyAddress(body());
  const restored = await restoreMasked(deps, scope, { ...sent });
  requireValidAddress(restored, latestDay(deps.clock.now()));
  await countAttempt(deps, `address:${scope.hash}`, deps.limits.addressChecks);
  const check = await checkAddress(deps, restored);
  await storeAddressCheck(deps, scope, restored, check.outcome);
  const respond = (value: AnswerOf<typeof addressCheckCall>) => answer(c, addressCheckCall, value);
  if (check.outcome === 'unchecked') return respond({ outcome: 'verified', address: sent });
  if (!isMasked(sent.address)) return respond(check);
  if (check.outcome !== 'multiple')
    return respond(check.outcome === 'verified' ? { outcome: 'verified', address: sent } : check);
  const { outcome, suggestions } = await withoutNumbers(deps, scope, restored, check.suggestions);
  return respond(outcome === 'multiple' ? { outcome, suggestions } : { outcome });
};
