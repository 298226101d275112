import type { Context } from 'hono';
import { endOtherSessionsCall, endSessionCall, sessionsCall } from '@core/calls/account';
import type { Condition } from '@core/resource/condition';
import type { Storage } from '@server/storage/storage';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { endFamily, endSessionsOf, isAlive } from '../auth/sessions';
import { parseParams } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiEnv } from '../deps';
import { notFound } from '../refusal';
import { callerTransaction } from '../session/require-session';

const ofUser = (userId: number): Condition => ({ field: 'user_id', op: 'eq', value: userId });

/** Lists the caller's sign-ins: the current one first, then by last use, newest first. */
export const listSignIns = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps, session } = c.var;
  const rows = await deps.storage.table('sessions').find([ofUser(session.userId)]);
  const data = rows
    .filter((row) => isAlive(row, deps))
    .map((row) => ({
      id: Number(row['id']),
      current: row['family'] === session.family,
      browser: String(row['browser']),
      system: String(row['system']),
      network: String(row['network']),
      signed_in: String(row['signed_in']),
      last_seen: String(row['last_seen']),
    }))
    .sort(
      (one, other) =>
        Number(other.current) - Number(one.current) || (one.last_seen < other.last_seen ? 1 : -1),
    );
  return answer(c, sessionsCall, { data, total_count: data.length });
};

/** Ends one of the caller's sign-ins. */
export const endSignIn = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps, session } = c.var;
  const { id } = parseParams(c, endSessionCall);
  const end = async (tx: Storage): Promise<void> => {
    const row = await tx
      .table('sessions')
      .first([ofUser(session.userId), { field: 'id', op: 'eq', value: id }]);
    if (!row) throw notFound();
    await endFamily(tx, String(row['family']));
    await recordEvents(deps, tx, actorOf(c, session.userId), [
      { action: 'session-ended', resource: 'session', recordId: session.userId, note: 'one' },
    ]);
  };
  await callerTransaction(c, end, { changed: [session.userId] });
  return answer(c, endSessionCall, { id });
};

/** Ends all of the caller's sign-ins except the current one. */
export const endOtherSignIns = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps, session } = c.var;
  const end = async (tx: Storage): Promise<number> => {
    const count = await endSessionsOf(tx, session.userId, session.family);
    await recordEvents(deps, tx, actorOf(c, session.userId), [
      { action: 'session-ended', resource: 'session', recordId: session.userId, note: 'all others' },
    ]);
    return count;
  };
  const ended = await callerTransaction(c, end, { changed: [session.userId] });
  return answer(c, endOtherSessionsCall, { ended });
};
