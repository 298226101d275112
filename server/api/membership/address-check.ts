import type { PostalAddress } from '../../../src/core/membership/postal-address';
import type { Handler } from 'hono';
import { memberFieldError } from '../../../src/core/membership/member-errors';
import { tidy } from '../../../src/core/membership/tidy';
import { countAttempt } from '../auth/attempts';
import { type JsonObject, readBody, textOf } from '../body';
import type { ApiEnv } from '../deps';
import { invalid } from '../refusal';
import { checkAddress, noteAddress } from './check-address';
import { openFormToken } from './form-token';
import { latestDay } from './latest-day';

const fields = ['address', 'city', 'state', 'zip_code'] as const;

const readAddress = (body: JsonObject, today: Date): PostalAddress => {
  const errors = fields.flatMap((name) => {
    const error = memberFieldError(name, textOf(body, name), today);
    return error ? [[name, error] as const] : [];
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
  const plain = (name: (typeof fields)[number]) => tidy(name, textOf(body, name));
  return {
    address: plain('address'),
    city: plain('city'),
    state: plain('state'),
    zip_code: plain('zip_code'),
  };
};

/** Whether a typed address exists. The answer is remembered with the token, for the form that follows. */
export const addressCheck: Handler<ApiEnv> = async (c) => {
  const { deps } = c.var;
  const body = await readBody(c);
  const scope = await openFormToken(deps, textOf(body, 'form_token'));
  const asked = readAddress(body, latestDay(deps.clock.now()));
  await countAttempt(deps, `address:${scope.hash}`, deps.limits.addressChecks);
  const check = await checkAddress(deps, asked);
  await noteAddress(deps, scope, asked, check.outcome);
  return c.json(check.outcome === 'unchecked' ? { outcome: 'verified', address: asked } : check);
};
