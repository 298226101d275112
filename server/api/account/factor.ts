import type { Context } from 'hono';
import { confirmFactorCall, removeFactorCall, renewCodesCall, startFactorCall } from '@core/calls/account';
import type { Row, Storage } from '@server/storage/storage';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { languageOf } from '@server/words/language';
import { codeHash } from '../auth/challenges';
import { inspectBody, parseBody } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiEnv } from '../deps';
import { invalid, Refusal } from '../refusal';
import { raiseVersion } from '../auth/raise-version';
import { callerTransaction } from '../session/require-session';
import { stepOfCode } from './app-factor';
import { requirePassword } from './check-password';
import { openSetup, startSetup } from './factor-setup';
import { notify } from './notify';
import { isFactorRequired } from './own-factor';
import { ownUser } from './own-user';
import { renewRecoveryCodes } from './recovery-codes';
import { recordWrongCode, requireFactor } from './require-factor';
import { clearFactors } from './reset-factor';

/** Ends what began before the change, keeps this sign-in, and notifies the user. */
const finishChange = async (c: Context<ApiEnv>, tx: Storage, note: string): Promise<void> => {
  const { deps, session } = c.var;
  const { userId } = session;
  await raiseVersion(tx, userId, { sessions: 'none' });
  await notify(deps, tx, 'factor-changed', { userId, language: languageOf(c.req.raw.headers) });
  await recordEvents(deps, tx, actorOf(c, userId), [
    { action: 'factor-changed', resource: 'account', recordId: userId, note },
  ]);
};

export const startFactor = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps, session } = c.var;
  const { kind, current_password: current, ...factor } = await parseBody(c, startFactorCall);
  await requirePassword(c, current);
  await requireFactor(c, factor);
  const user = await ownUser(deps.storage, session.userId);
  return answer(c, startFactorCall, await startSetup(c, user, kind));
};

/** Returns the time step of the app's code, 0 for the mailed code, or null for a wrong code. */
const checkSetupCode = async (c: Context<ApiEnv>, setup: Row, code: string): Promise<number | null> => {
  const { deps, session } = c.var;
  if (setup['sealed'] !== null) return stepOfCode(deps, session.userId, String(setup['sealed']), code);
  return (await codeHash(deps, String(setup['hash']), code)) === setup['code_hash'] ? 0 : null;
};

/** Activates the factor that was set up. Of two concurrent calls, only one succeeds. */
export const confirmFactor = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps, session } = c.var;
  const { userId } = session;
  const { proof, body } = await inspectBody(c, confirmFactorCall);
  const setup = await openSetup(deps, userId, proof.factor_token);
  const step = await checkSetupCode(c, setup, body().code);
  if (step === null) {
    await recordWrongCode(c);
    throw invalid({ code: 'incorrect' });
  }
  const codes = await callerTransaction(
    c,
    async (tx) => {
      const byHash = [{ field: 'hash', op: 'eq', value: setup['hash'] ?? null }] as const;
      if (!(await tx.table('factor_setups').remove(byHash))) throw new Refusal(410, 'token expired');
      await clearFactors(tx, userId);
      const sealed = setup['sealed'] ?? null;
      if (sealed === null)
        await tx
          .table('user_profiles')
          .update([{ field: 'user_id', op: 'eq', value: userId }], { two_factor: true });
      else await tx.table('app_factors').insert({ user_id: userId, sealed, last_step: step });
      const renewed = await renewRecoveryCodes(deps, tx, userId);
      await finishChange(c, tx, sealed === null ? 'mail' : 'app');
      return renewed;
    },
    { changed: [session.userId] },
  );
  return answer(c, confirmFactorCall, { recovery_codes: codes });
};

/** Turns off the caller's second factor, unless their role requires one. */
export const removeFactor = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps, session } = c.var;
  const { current_password: current, ...factor } = await parseBody(c, removeFactorCall);
  await requirePassword(c, current);
  const requireOptional = async (storage: Storage): Promise<void> => {
    if (await isFactorRequired(storage, await ownUser(storage, session.userId)))
      throw new Refusal(409, 'factor required');
  };
  // Checked before a recovery code is used up.
  await requireOptional(deps.storage);
  await requireFactor(c, factor);
  await callerTransaction(
    c,
    async (tx) => {
      await requireOptional(tx);
      await clearFactors(tx, session.userId);
      await finishChange(c, tx, 'none');
    },
    { changed: [session.userId] },
  );
  return answer(c, removeFactorCall, { factor: 'none' });
};

/** Replaces the caller's recovery codes with ten new ones. */
export const newRecoveryCodes = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps, session } = c.var;
  const { current_password: current, ...factor } = await parseBody(c, renewCodesCall);
  await requirePassword(c, current);
  await requireFactor(c, factor);
  const codes = await callerTransaction(
    c,
    async (tx) => {
      const renewed = await renewRecoveryCodes(deps, tx, session.userId);
      await finishChange(c, tx, 'recovery codes');
      return renewed;
    },
    { changed: [session.userId] },
  );
  return answer(c, renewCodesCall, { recovery_codes: codes });
};
