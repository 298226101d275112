import type { Context } from 'hono';
import type { TrailEvent } from '../../trail/event';
import { actorOf, recordEvents } from '../../trail/record-event';
import type { ApiEnv } from '../deps';
import { Refusal } from '../refusal';
import { recordId } from './record-id';

/** Refusals for what the caller may not do. A body that is wrong is no attempt at anything. */
const told = new Set<number>([403, 404, 409]);

/**
 * Runs a write of a signed-in caller. A refusal goes into the audit trail, in a transaction of its own: that of the write was rolled
 * back with everything in it.
 */
export const trailingRefusals = async <T>(
  c: Context<ApiEnv>,
  resource: string,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || !told.has(error.status)) throw error;
    const { deps, session } = c.var;
    const event: TrailEvent = {
      action: 'refused',
      resource,
      recordId: recordId(c.req.param('id')),
      clientId: recordId(c.req.param('clientId') ?? c.req.query('client_id')),
      note: `${c.req.method.toLowerCase()}: ${error.detail}`,
    };
    await deps.storage.transaction((tx) => recordEvents(deps, tx, actorOf(c, session.userId), [event]));
    throw error;
  }
};
