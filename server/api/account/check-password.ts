import type { Context } from 'hono';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { countWithBackoff } from '../auth/attempts';
import type { ApiEnv } from '../deps';
import { invalid } from '../refusal';

/**
 * Requires the caller's current password. Throws 422 for a wrong one (never 401, which would mean that the token has
 * expired) and 429 after too many wrong ones. Each sign-in has a separate count, so that a stolen one cannot use up the
 * tries of another.
 */
export const requirePassword = async (c: Context<ApiEnv>, given: string): Promise<void> => {
  const { deps, session } = c.var;
  const { userId, family } = session;
  const undoCount = await countWithBackoff(deps, `password:${family}`, deps.limits.passwordBySession);
  const credential = await deps.storage
    .table('credentials')
    .first([{ field: 'user_id', op: 'eq', value: userId }]);
  const hash = credential ? String(credential['password_hash']) : null;
  if (await deps.hasher.verify(given.slice(0, 1024), hash, { caller: String(userId) })) {
    await undoCount();
    return;
  }
  await deps.storage.transaction((tx) =>
    recordEvents(deps, tx, actorOf(c, userId), [
      { action: 'refused', resource: 'account', recordId: userId, note: 'current password' },
    ]),
  );
  throw invalid({ current_password: 'incorrect' });
};
