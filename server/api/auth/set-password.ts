import type { Handler } from 'hono';
import type { Condition } from '../../../src/core/resource/condition';
import type { Storage } from '../../storage/storage';
import { readBody, textOf } from '../body';
import { isoTime } from '../clock';
import type { ApiEnv } from '../deps';
import { invalid, Refusal } from '../refusal';
import { openLink, useLink } from './links';
import { forgetLogins } from './login-attempts';
import { passwordProblem } from './password-rules';
import { endSessionsOf } from './sessions';

const storeHash = async (storage: Storage, userId: number, hash: string, now: number): Promise<void> => {
  const ofUser: Condition = { field: 'user_id', op: 'eq', value: userId };
  const values = { password_hash: hash, changed: isoTime(now) };
  const changed = await storage.table('credentials').update([ofUser], values);
  if (!changed) await storage.table('credentials').insert({ user_id: userId, ...values });
};

/** Sets the password that a mailed link allows. Nobody is signed in by it, and whoever was is signed out. */
export const setPassword: Handler<ApiEnv> = async (c) => {
  const { deps } = c.var;
  const body = await readBody(c);
  const password = textOf(body, 'password');
  const link = await openLink(deps, textOf(body, 'token'));
  const problem = passwordProblem(password);
  if (problem) throw invalid({ password: problem });
  const hash = await deps.hasher.hash(password);
  const now = deps.clock.now();
  const username = await deps.storage.transaction(async (tx) => {
    await useLink(tx, link, now);
    const user: Condition = { field: 'id', op: 'eq', value: link.userId };
    const found = await tx.table('users').first([user]);
    if (!found || found['stage'] === 'inactive') throw new Refusal(400, 'token expired');
    if (found['stage'] === 'not_verified') await tx.table('users').update([user], { stage: 'active' });
    await storeHash(tx, link.userId, hash, now);
    await endSessionsOf(tx, link.userId);
    // A login that waits for its code began with the old password.
    await tx.table('two_factor_challenges').remove([{ field: 'user_id', op: 'eq', value: link.userId }]);
    return String(found['username']);
  });
  await forgetLogins(deps, username);
  deps.log.info('password set', { user: link.userId });
  return c.json({ success: true });
};
