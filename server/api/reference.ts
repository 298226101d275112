import type { Context } from 'hono';
import { providerFlags } from '@resources/areas';
import { featureFlagsCall, meCall } from '@core/calls/reference';
import { answer } from './calls/serve-call';
import { choicesOf } from './choices/choices';
import type { ApiEnv } from './deps';
import { Refusal } from './refusal';

export const me = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps, session } = c.var;
  const [user, profile, choices] = await Promise.all([
    deps.storage.table('users').first([{ field: 'id', op: 'eq', value: session.userId }]),
    deps.storage.table('user_profiles').first([{ field: 'user_id', op: 'eq', value: session.userId }]),
    choicesOf(deps.storage, session.userId),
  ]);
  if (!user) throw new Refusal(401, 'token expired');
  const picture = profile?.['profile_picture_url'] ?? null;
  return answer(c, meCall, {
    id: session.userId,
    first_name: String(user['first_name']),
    last_name: String(user['last_name']),
    profile_picture_url: picture === null ? null : String(picture),
    choices,
  });
};

/** Returns all known flags and all flags that resources declare. A flag that was never set is off. */
export const featureFlags = (c: Context<ApiEnv>): Response => {
  const { session, deps } = c.var;
  const declared = deps.resources.flatMap(({ access }) => access.flag ?? []);
  const names = new Set([...providerFlags, ...declared, ...Object.keys(session.rights.flags)]);
  const valueOf = (name: string) => (session.rights.flags[name] ? 'on' : 'off');
  const data = [...names].sort().map((name) => ({ name, value: valueOf(name) }) as const);
  return answer(c, featureFlagsCall, { data });
};
