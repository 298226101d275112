import type { Context } from 'hono';
import { resetPasswordCall } from '@core/calls/auth';
import type { JobData } from '@server/jobs/job-data';
import type { JobKind } from '@server/jobs/job-kind';
import { languageOf } from '@server/words/language';
import { parseBody } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiEnv } from '../deps';
import { findByUsername } from '../session/user-rows';
import { countAttempt } from './attempts';
import { sendPasswordLink } from './links';

export const sendReset: JobKind<JobData['password-reset']> = async (deps, { username, language }) => {
  const user = await findByUsername(deps.storage, username);
  if (!user || user['stage'] === 'inactive') return;
  const userId = Number(user['id']);
  const undoCount = await countAttempt(deps, `reset:${userId}`, deps.limits.resetMails);
  try {
    await sendPasswordLink(deps, { userId, askedBy: null, language });
  } catch (error) {
    // The job is tried again.
    await undoCount();
    throw error;
  }
};

/**
 * Always does the same, before any work starts, so that neither the response nor its timing reveals whether the account
 * exists.
 */
export const resetPassword = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps } = c.var;
  const { username } = await parseBody(c, resetPasswordCall);
  const language = languageOf(c.req.raw.headers);
  await deps.storage.transaction((tx) =>
    deps.jobs.enqueue(tx, 'password-reset', { username: username.slice(0, 254), language }),
  );
  return answer(c, resetPasswordCall, { success: true });
};
