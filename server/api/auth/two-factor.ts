import type { Context } from 'hono';
import { resendCodeCall, twoFactorCall } from '@core/calls/auth';
import type { BodyOf } from '@core/calls/call';
import type { Row } from '@server/storage/storage';
import { acceptAppCode } from '../account/app-factor';
import { consumeRecoveryCode } from '../account/recovery-codes';
import { inspectBody, parseBody } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiDeps, ApiEnv } from '../deps';
import { Refusal } from '../refusal';
import { countKeyByBrowser } from '../session/devices';
import { activeUser } from '../session/user-rows';
import { countAttempt } from './attempts';
import { codeHash, countTry, endChallenge, openChallenge, resendCode } from './challenges';
import { recordFailedSignIn, wrongCredentials } from './login';
import { startSession } from './sessions';

const isCodeCorrect = async (
  deps: ApiDeps,
  challenge: Row,
  { code = '', recovery_code: recovery = '' }: BodyOf<typeof twoFactorCall>,
): Promise<boolean> => {
  const userId = Number(challenge['user_id']);
  if (recovery !== '') return consumeRecoveryCode(deps, userId, recovery);
  if (challenge['kind'] === 'app') return acceptAppCode(deps, userId, code);
  return (await codeHash(deps, String(challenge['hash']), code)) === challenge['code_hash'];
};

export const verifyCode = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps } = c.var;
  const { proof, fitting } = await inspectBody(c, twoFactorCall);
  const challenge = await openChallenge(deps, proof.two_factor_token);
  const userId = Number(challenge['user_id']);
  const key = await countKeyByBrowser(c, 'code', userId);
  const undoCount = await countAttempt(deps, key, deps.limits.codeTriesByAccount);
  const counted = await countTry(deps, challenge);
  const user = await activeUser(deps.storage, userId);
  if (!counted || !user || !fitting || !(await isCodeCorrect(deps, challenge, fitting))) {
    await recordFailedSignIn(c, userId, 'second factor');
    throw wrongCredentials();
  }
  if (!(await endChallenge(deps, challenge))) throw wrongCredentials();
  await undoCount();
  const version = Number(challenge['credential_version']);
  return answer(c, twoFactorCall, await startSession(c, { userId, version }));
};

export const resend = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps } = c.var;
  const { two_factor_token: token } = await parseBody(c, resendCodeCall);
  const challenge = await openChallenge(deps, token);
  if (!(await activeUser(deps.storage, Number(challenge['user_id']))))
    throw new Refusal(410, 'token expired');
  // Codes of an app are not mailed: the mailbox would be a second way in.
  if (challenge['kind'] !== 'mail') throw new Refusal(409, 'conflict');
  await resendCode(c, challenge);
  return answer(c, resendCodeCall, { sent: true });
};
