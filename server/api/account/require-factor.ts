import type { Context } from 'hono';
import { factorCodeCall } from '@core/calls/account';
import { isCode, normalizeRecoveryCode } from '@core/account/code';
import { ungrouped } from '@core/text/clean-code';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { countAttempt } from '../auth/attempts';
import { codeHash, countTry, endChallenge, openChallenge, startChallenge } from '../auth/challenges';
import { answer } from '../calls/serve-call';
import { second } from '../clock';
import type { ApiEnv } from '../deps';
import { invalid, Refusal } from '../refusal';
import { acceptAppCode } from './app-factor';
import { factorOf, type Factor } from './own-factor';
import { consumeRecoveryCode } from './recovery-codes';

interface FactorProof {
  /** A code of the app, a mailed code, or a recovery code. */
  readonly code?: string | undefined;
  /** From the call that mailed the code. */
  readonly two_factor_token?: string | undefined;
}

/** Mails a code that proves the factor for a change of the account. It does not sign in. */
export const mailFactorCode = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps, session } = c.var;
  if ((await factorOf(deps.storage, session.userId)) !== 'mail') throw new Refusal(409, 'conflict');
  const token = await startChallenge(c, session, 'change');
  return answer(c, factorCodeCall, { two_factor_token: token, expires_in: deps.limits.code / second });
};

const isMailedCode = async (c: Context<ApiEnv>, token: string, code: string): Promise<boolean> => {
  const { deps, session } = c.var;
  const challenge = await openChallenge(deps, token, ['change']).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  if (challenge?.['user_id'] !== session.userId || !(await countTry(deps, challenge))) return false;
  const isCorrect = (await codeHash(deps, String(challenge['hash']), code)) === challenge['code_hash'];
  return isCorrect && endChallenge(deps, challenge);
};

const isCorrect = async (
  c: Context<ApiEnv>,
  factor: Factor,
  { code: typed = '', two_factor_token: token = '' }: FactorProof,
): Promise<boolean> => {
  const { deps, session } = c.var;
  const code = ungrouped(typed);
  if (!isCode(code)) return consumeRecoveryCode(deps, session.userId, normalizeRecoveryCode(typed));
  return factor === 'app' ? acceptAppCode(deps, session.userId, code) : isMailedCode(c, token, code);
};

/** Records a wrong code for a change of the account. */
export const recordWrongCode = async (c: Context<ApiEnv>): Promise<void> => {
  const { deps, session } = c.var;
  const { userId } = session;
  await deps.storage.transaction((tx) =>
    recordEvents(deps, tx, actorOf(c, userId), [
      { action: 'refused', resource: 'account', recordId: userId, note: 'second factor' },
    ]),
  );
};

/**
 * Requires the second factor that the caller turned on, if any, so that a stolen session and password are not enough to
 * remove or replace it. Throws 422 for a missing or wrong code and 429 after too many. Each sign-in has a separate
 * count.
 */
export const requireFactor = async (c: Context<ApiEnv>, proof: FactorProof): Promise<void> => {
  const { deps, session } = c.var;
  const { userId, family } = session;
  const factor = await factorOf(deps.storage, userId);
  if (factor === 'none') return;
  if (!proof.code) throw invalid({ code: 'required' });
  const undoCount = await countAttempt(deps, `factor:${family}`, deps.limits.codeTriesByAccount);
  if (await isCorrect(c, factor, proof)) return undoCount();
  await recordWrongCode(c);
  throw invalid({ code: 'incorrect' });
};
