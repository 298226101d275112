import type { Context } from 'hono';
import type { ApiEnv } from '../deps';
import { networkOf } from '../membership/network';

/** The network that a call comes from, as the limits count it; `unknown` where the surroundings do not tell. */
export const callersNetwork = (c: Context<ApiEnv>): string =>
  networkOf(c.var.deps.addressOf?.(c.req.raw, c.env) ?? 'unknown');
