import { languageOf } from '../../words/language';
import type { Handler } from 'hono';
import { readBody, textOf } from '../body';
import type { ApiEnv } from '../deps';
import { Refusal } from '../refusal';
import { activeUser } from '../session/rights';
import { countAttempt, forgetAttempts } from './attempts';
import { codeHash, countTry, endChallenge, openChallenge, resendCode } from './challenges';
import { wrongCredentials } from './login';
import { startSession } from './sessions';

export const verifyCode: Handler<ApiEnv> = async (c) => {
  const { deps } = c.var;
  const body = await readBody(c);
  const challenge = await openChallenge(deps, textOf(body, 'two_factor_token'));
  const userId = Number(challenge['user_id']);
  await countAttempt(deps, `code:${userId}`, deps.limits.codeTriesByAccount);
  const given = await codeHash(deps, String(challenge['hash']), textOf(body, 'code'));
  const counted = await countTry(deps, challenge);
  const user = await activeUser(deps.storage, userId);
  if (!counted || !user || given !== challenge['code_hash']) {
    deps.log.info('code refused', { user: userId });
    throw wrongCredentials();
  }
  if (!(await endChallenge(deps, challenge))) throw wrongCredentials();
  await forgetAttempts(deps.storage, `code:${userId}`);
  return c.json(await startSession(deps, user));
};

export const resend: Handler<ApiEnv> = async (c) => {
  const { deps } = c.var;
  const challenge = await openChallenge(deps, textOf(await readBody(c), 'two_factor_token'));
  const user = await activeUser(deps.storage, Number(challenge['user_id']));
  if (!user) throw new Refusal(410, 'token expired');
  await resendCode(deps, challenge, user, languageOf(c.req.raw.headers));
  return c.json({ sent: true });
};
