import type { Context } from 'hono';
import { logoutCall } from '@core/calls/auth';
import type { Storage } from '@server/storage/storage';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { answer } from '../calls/serve-call';
import type { ApiEnv } from '../deps';
import { callerTransaction } from '../session/require-session';
import { endFamily } from './sessions';

/** Ends the sign-in that the token belongs to, in every tab that shares it. */
export const logout = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps, session } = c.var;
  const end = async (tx: Storage): Promise<void> => {
    await endFamily(tx, session.family);
    await recordEvents(deps, tx, actorOf(c, session.userId), [
      { action: 'sign-out', resource: 'session', recordId: session.userId },
    ]);
  };
  await callerTransaction(c, end, { changed: [session.userId] });
  return answer(c, logoutCall, { success: true });
};
