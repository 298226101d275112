import type { Handler } from 'hono';
import { actorOf, recordEvents } from '@server/trail/record-event';
import type { ApiEnv } from '../deps';
import { endFamily } from './sessions';

/** Ends the sign-in that the token belongs to, on every tab that shares it. */
export const logout: Handler<ApiEnv> = async (c) => {
  const { deps, session } = c.var;
  await deps.storage.transaction(async (tx) => {
    await endFamily(tx, session.family);
    await recordEvents(deps, tx, actorOf(c, session.userId), [
      { action: 'sign-out', resource: 'session', recordId: session.userId },
    ]);
  });
  return c.json({ success: true });
};
