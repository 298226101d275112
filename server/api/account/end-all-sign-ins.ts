import type { Context } from 'hono';
import { isAdmin } from '@core/access/ability';
import { endAllSessionsCall } from '@core/calls/account';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { endAllSessions } from '../auth/sessions';
import { parseBody } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiEnv } from '../deps';
import { forbidden } from '../refusal';
import { callerTransaction } from '../session/require-session';
import { requirePassword } from './check-password';

/** Ends the sign-ins of all users at once, except the current one of the administrator who calls it. */
export const endAllSignIns = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps, session } = c.var;
  if (!isAdmin(session.ability)) throw forbidden();
  await requirePassword(c, (await parseBody(c, endAllSessionsCall)).current_password);
  const ended = await callerTransaction(c, async (tx) => {
    const count = await endAllSessions(tx, session.family);
    await recordEvents(deps, tx, actorOf(c, session.userId), [
      { action: 'session-ended', resource: 'session', note: 'all of all users' },
    ]);
    return count;
  });
  return answer(c, endAllSessionsCall, { ended });
};
