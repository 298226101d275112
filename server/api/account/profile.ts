import type { Context, Handler } from 'hono';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { renameAgent } from '../behaviors/user-record';
import { type JsonObject, readBody, textOf } from '../body';
import type { ApiEnv } from '../deps';
import { invalid } from '../refusal';
import { factorOf, isFactorRequired } from './own-factor';
import { pendingAddress } from '../session/user-rows';
import { ownUser } from './own-user';
import { recoveryCodesLeft } from './recovery-codes';

const accountOf = async (c: Context<ApiEnv>): Promise<object> => {
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
    first_name: user['first_name'],
    last_name: user['last_name'],
    username: user['username'],
    pending_username: pending,
    role_name: user['role_name'],
    factor,
    factor_required: required,
    recovery_codes_left: left,
  };
};

export const readAccount: Handler<ApiEnv> = async (c) => c.json(await accountOf(c));

const longestName = 100;
const names = ['first_name', 'last_name'] as const;

const readNames = (body: JsonObject): Record<(typeof names)[number], string> => {
  const values = {
    first_name: textOf(body, 'first_name').trim(),
    last_name: textOf(body, 'last_name').trim(),
  };
  const problem = (value: string): string | null =>
    value === '' ? 'required' : Array.from(value).length > longestName ? 'max' : null;
  const wrong = names.flatMap((name) => {
    const key = problem(values[name]);
    return key === null ? [] : [[name, key] as const];
  });
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
  return values;
};

/** Changes the own name. */
export const changeAccount: Handler<ApiEnv> = async (c) => {
  const { deps, session } = c.var;
  const values = readNames(await readBody(c));
  await deps.storage.transaction(async (tx) => {
    const before = await ownUser(tx, session.userId);
    await tx.table('users').update([{ field: 'id', op: 'eq', value: session.userId }], values);
    await renameAgent(tx, { ...before, ...values });
    const changed = names.filter((name) => before[name] !== values[name]);
    if (changed.length === 0) return;
    const changes = Object.fromEntries(
      changed.map((name) => [name, { before: before[name], after: values[name] }]),
    );
    await recordEvents(deps, tx, actorOf(c, session.userId), [
      { action: 'update', resource: 'account', recordId: session.userId, changes },
    ]);
  });
  return c.json(await accountOf(c));
};
