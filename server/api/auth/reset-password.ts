import type { Context } from 'hono';
import { resetPasswordCall } from '@core/calls/auth';
import { languageOf, type Language } from '@server/words/language';
import { parseBody } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiDeps, ApiEnv } from '../deps';
import { findByUsername } from '../session/user-rows';
import { countAttempt } from './attempts';
import { mailLink } from './links';

const mailReset = async (deps: ApiDeps, username: string, language: Language): Promise<void> => {
  const user = await findByUsername(deps.storage, username);
  if (!user || user['stage'] === 'inactive') return;
  await countAttempt(deps, `reset:${Number(user['id'])}`, deps.limits.resetMails);
  await mailLink(deps, user, user['stage'] === 'active' ? 'reset' : 'activation', language);
};

/**
 * Always returns the same response, before any work starts, so that neither its content nor its timing reveals whether
 * the account exists.
 */
export const resetPassword = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps } = c.var;
  const { username } = await parseBody(c, resetPasswordCall);
  const language = languageOf(c.req.raw.headers);
  deps.background.run(() => mailReset(deps, username.slice(0, 254), language));
  return answer(c, resetPasswordCall, { success: true });
};
