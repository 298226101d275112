import type { Handler } from 'hono';
import { knownFlags } from '@core/access/names';
import type { ApiEnv } from './deps';
import { Refusal } from './refusal';

export const me: Handler<ApiEnv> = async (c) => {
  const { deps, session } = c.var;
  const [user, profile] = await Promise.all([
    deps.storage.table('users').first([{ field: 'id', op: 'eq', value: session.userId }]),
    deps.storage.table('user_profiles').first([{ field: 'user_id', op: 'eq', value: session.userId }]),
  ]);
  if (!user) throw new Refusal(401, 'token expired');
  return c.json({
    id: session.userId,
    first_name: user['first_name'],
    last_name: user['last_name'],
    profile_picture_url: profile?.['profile_picture_url'] ?? null,
  });
};

/** Every known flag and every flag that a resource introduced; one that was never set is off. */
export const featureFlags: Handler<ApiEnv> = (c) => {
  const { session, deps } = c.var;
  const declared = deps.resources.flatMap(({ access }) => access.flag ?? []);
  const names = new Set([...knownFlags, ...declared, ...Object.keys(session.rights.flags)]);
  const data = [...names].sort().map((name) => ({ name, value: session.rights.flags[name] ? 'on' : 'off' }));
  return c.json({ data });
};
