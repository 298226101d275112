import type { Handler } from 'hono';
import { knownFlags } from '@core/access/names';
import type { ApiEnv } from '../deps';

/** Every known flag and every flag that a resource introduced; one that was never set is off. */
export const featureFlags: Handler<ApiEnv> = (c) => {
  const { session, deps } = c.var;
  const declared = deps.resources.flatMap(({ access }) => access.flag ?? []);
  const names = new Set([...knownFlags, ...declared, ...Object.keys(session.rights.flags)]);
  const data = [...names].sort().map((name) => ({ name, value: session.rights.flags[name] ? 'on' : 'off' }));
  return c.json({ data });
};
