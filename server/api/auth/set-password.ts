import type { Context } from 'hono';
import { setPasswordCall } from '@core/calls/auth';
import type { Condition } from '@core/resource/condition';
import { keepVersion } from '@server/history/keep-version';
import { stateOf } from '@server/history/record-state';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { languageOf } from '@server/words/language';
import { notify } from '../account/notify';
import { storePassword } from '../account/store-password';
import { inspectBody } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiEnv } from '../deps';
import { invalid, Refusal } from '../refusal';
import { callersNetwork } from '../session/network';
import { requireAsker } from './link-asker';
import { openLink, consumeLink } from './links';
import { resetLoginAttempts } from './login';
import { newPasswordProblem } from './password-rules';

/** Sets a password with the token of a mailed link. Does not start a session, and ends all open ones. */
export const setPassword = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps } = c.var;
  const { proof, body } = await inspectBody(c, setPasswordCall);
  const link = await openLink(deps, proof.token, ['reset', 'activation']);
  const { password } = body();
  const problem = await newPasswordProblem(deps.storage, link.userId, password);
  if (problem) throw invalid({ password: problem });
  const hash = await deps.hasher.hash(password, { caller: callersNetwork(c) });
  const now = deps.clock.now();
  const before = await deps.storage.transaction(async (tx) => {
    await requireAsker(deps, tx, link, link.userId);
    await consumeLink(tx, link, now);
    const ofId: Condition = { field: 'id', op: 'eq', value: link.userId };
    const user = await tx.table('users').first([ofId]);
    if (!user || user['stage'] === 'inactive') throw new Refusal(400, 'token expired');
    const by = actorOf(c, link.userId);
    if (user['stage'] === 'not_verified') {
      const state = await stateOf(deps.resources, tx, 'users', user);
      await tx.table('users').update([ofId], { stage: 'active' });
      await keepVersion(deps, tx, { table: 'users', id: link.userId, action: 'update', before: state, by });
    }
    await storePassword(tx, link.userId, { hash, now });
    if (user['stage'] === 'active')
      await notify(deps, tx, 'password-changed', {
        userId: link.userId,
        language: languageOf(c.req.raw.headers),
      });
    await recordEvents(deps, tx, by, [
      { action: 'password-changed', resource: 'account', recordId: link.userId, note: 'by a mailed link' },
    ]);
    return user;
  });
  await resetLoginAttempts(deps, String(before['username']));
  return answer(c, setPasswordCall, { success: true, username: String(before['username']) });
};
