import type { Handler } from 'hono';
import type { ApiEnv } from '../deps';
import { endFamily } from './sessions';

/** Ends the sign-in that the token belongs to, on every tab that shares it. */
export const logout: Handler<ApiEnv> = async (c) => {
  await endFamily(c.var.deps.storage, c.var.session.family);
  return c.json({ success: true });
};
