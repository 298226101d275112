import type { Context } from 'hono';
import { changePasswordCall } from '@core/calls/account';
import type { Storage } from '@server/storage/storage';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { languageOf } from '@server/words/language';
import { newPasswordProblem } from '../auth/password-rules';
import { accessToken, renewSession } from '../auth/sessions';
import { parseBody } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiEnv } from '../deps';
import { invalid } from '../refusal';
import { knownDevice } from '../session/devices';
import { callerTransaction } from '../session/require-session';
import { requirePassword } from './check-password';
import { notify } from './notify';
import { ownUser } from './own-user';
import { storePassword } from './store-password';

/**
 * Changes the caller's password. The caller stays signed in here, with new tokens, and is signed out everywhere else.
 */
export const changePassword = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps, session } = c.var;
  const { userId, family } = session;
  const { current_password: current, password } = await parseBody(c, changePasswordCall);
  await requirePassword(c, current);
  const problem = await newPasswordProblem(deps.storage, userId, password);
  if (problem) throw invalid({ password: problem });
  const hash = await deps.hasher.hash(password, { caller: String(userId) });
  const device = await knownDevice(c, userId);
  const change = async (tx: Storage) => {
    await storePassword(tx, userId, { hash, now: deps.clock.now(), currentSession: { family, device } });
    const tokens = await renewSession(deps, tx, { userId, family });
    await notify(deps, tx, 'password-changed', { userId, language: languageOf(c.req.raw.headers) });
    await recordEvents(deps, tx, actorOf(c, userId), [
      { action: 'password-changed', resource: 'account', recordId: userId },
    ]);
    return tokens;
  };
  const renewed = await callerTransaction(c, change, { changed: [userId] });
  const user = await ownUser(deps.storage, userId);
  const token = await accessToken(deps, user, renewed.family, renewed.issued);
  return answer(c, changePasswordCall, { success: true, token, refresh_token: renewed.secret });
};
