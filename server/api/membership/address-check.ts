import type { Handler } from 'hono';
import { memberFieldError } from '@core/membership/member-errors';
import { isMasked } from '@core/membership/member-form';
import type { PostalAddress } from '@core/membership/postal-address';
import { tidy } from '@core/membership/tidy';
import { countAttempt } from '../auth/attempts';
import { type JsonObject, readBody, textOf } from '../body';
import type { ApiEnv } from '../deps';
import { invalid } from '../refusal';
import { checkAddress, noteAddress } from './check-address';
import { openFormToken } from './form-token';
import { withoutNumbers } from './judge-address';
import { maskErrors, restoreMasked, latestDay } from './restore-masked';

const fields = ['address', 'city', 'state', 'zip_code'] as const;

const addressIn = (body: JsonObject): PostalAddress => {
  const plain = (name: (typeof fields)[number]) => tidy(name, textOf(body, name));
  return {
    address: plain('address'),
    city: plain('city'),
    state: plain('state'),
    zip_code: plain('zip_code'),
  };
};

const refuseWrong = (address: PostalAddress, today: Date): void => {
  const errors = fields.flatMap((name) => {
    const error = memberFieldError(name, address[name], today);
    return error ? [[name, error] as const] : [];
  });
  const all = { ...Object.fromEntries(errors), ...maskErrors({ ...address }) };
  if (Object.keys(all).length > 0) throw invalid(all);
};

/**
 * Whether a typed address exists. The answer is remembered with the token, for the form that follows. Of an address that was sent
 * masked, nothing is said that was masked.
 */
export const addressCheck: Handler<ApiEnv> = async (c) => {
  const { deps } = c.var;
  const body = await readBody(c);
  const scope = await openFormToken(deps, textOf(body, 'form_token'));
  const sent = addressIn(body);
  const restored = await restoreMasked(deps, scope, { ...sent });
  refuseWrong(restored, latestDay(deps.clock.now()));
  await countAttempt(deps, `address:${scope.hash}`, deps.limits.addressChecks);
  const check = await checkAddress(deps, restored);
  await noteAddress(deps, scope, restored, check.outcome);
  if (check.outcome === 'unchecked') return c.json({ outcome: 'verified', address: sent });
  if (!isMasked(sent.address)) return c.json(check);
  if (check.outcome !== 'multiple')
    return c.json(check.outcome === 'verified' ? { outcome: 'verified', address: sent } : check);
  const answer = await withoutNumbers(deps, scope, restored, check.suggestions);
  return c.json(answer.outcome === 'multiple' ? answer : { outcome: answer.outcome });
};
