import type { Context } from 'hono';
import { accountCall, changeAccountCall } from '@core/calls/account';
import type { AnswerOf } from '@core/calls/call';
import { keepVersion } from '@server/history/keep-version';
import { stateOf } from '@server/history/record-state';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { renameAgent } from '../users/user-data';
import { parseBody } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiEnv } from '../deps';
import { factorOf, isFactorRequired } from './own-factor';
import { pendingAddress } from '../session/user-rows';
import { callerTransaction } from '../session/require-session';
import { ownUser } from './own-user';
import { recoveryCodesLeft } from './recovery-codes';

const accountOf = async (c: Context<ApiEnv>): Promise<AnswerOf<typeof accountCall>> => {
  const { deps, session } = c.var;
  const { storage } = deps;
  const user = await ownUser(storage, session.userId);
  const [pending, factor, required, left] = await Promise.all([
    pendingAddress(storage, session.userId),
    factorOf(storage, session.userId),
    isFactorRequired(storage, user),
    recoveryCodesLeft(storage, session.userId),
  ]);
  return {
    id: session.userId,
    first_name: String(user['first_name']),
    last_name: String(user['last_name']),
    username: String(user['username']),
    pending_username: pending,
    role_name: String(user['role_name']),
    factor,
    factor_required: required,
    recovery_codes_left: left,
  };
};

export const readAccount = async (c: Context<ApiEnv>): Promise<Response> =>
  answer(c, accountCall, await accountOf(c));

const names = ['first_name', 'last_name'] as const;

/** Changes the caller's name. */
export const changeAccount = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps, session } = c.var;
  const values = await parseBody(c, changeAccountCall);
  await callerTransaction(c, async (tx) => {
    const before = await ownUser(tx, session.userId);
    const state = await stateOf(deps.resources, tx, 'users', before);
    await tx.table('users').update([{ field: 'id', op: 'eq', value: session.userId }], values);
    await renameAgent(tx, { ...before, ...values });
    const by = actorOf(c, session.userId);
    await keepVersion(deps, tx, {
      table: 'users',
      id: session.userId,
      action: 'update',
      before: state,
      by,
    });
    const changed = names.filter((name) => before[name] !== values[name]);
    if (changed.length === 0) return;
    const changes = Object.fromEntries(
      changed.map((name) => [name, { before: before[name], after: values[name] }]),
    );
    await recordEvents(deps, tx, by, [
      { action: 'update', resource: 'account', recordId: session.userId, changes },
    ]);
  });
  return answer(c, changeAccountCall, await accountOf(c));
};
