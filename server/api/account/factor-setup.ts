import type { Context } from 'hono';
import type { startFactorCall } from '@core/calls/account';
import type { AnswerOf } from '@core/calls/call';
import type { Condition } from '@core/resource/condition';
import type { JobData } from '@server/jobs/job-data';
import type { JobKind } from '@server/jobs/job-kind';
import type { Row } from '@server/storage/storage';
import { languageOf } from '@server/words/language';
import { codeHash, countCodeMail, deliverCode } from '../auth/challenges';
import { isoTime, second } from '../clock';
import type { ApiDeps, ApiEnv } from '../deps';
import { Refusal } from '../refusal';
import { callerTransaction } from '../session/require-session';
import { digest, randomCode, randomSecret } from '../session/secrets';
import { activeUser } from '../session/user-rows';
import { newAppSecret } from './app-factor';

const byHash = (hash: unknown): Condition => ({ field: 'hash', op: 'eq', value: String(hash) });

/**
 * Starts the setup of a second factor. It takes effect once its first code is confirmed. Ends any earlier setup of the
 * user. Throws 429 when too many codes were mailed.
 */
export const startSetup = async (
  c: Context<ApiEnv>,
  user: Row,
  kind: 'mail' | 'app',
): Promise<AnswerOf<typeof startFactorCall>> => {
  const { deps } = c.var;
  const { clock, limits } = deps;
  const userId = Number(user['id']);
  if (kind === 'mail') await countCodeMail(c, userId);
  const token = randomSecret();
  const hash = await digest(token);
  const app = kind === 'app' ? await newAppSecret(deps, userId, String(user['username'])) : null;
  await callerTransaction(c, async (tx) => {
    const setups = tx.table('factor_setups');
    await setups.remove([{ field: 'user_id', op: 'eq', value: userId }]);
    await setups.remove([{ field: 'expires', op: 'lt', value: isoTime(clock.now()) }]);
    await setups.insert({
      hash,
      user_id: userId,
      kind,
      sealed: app?.sealed ?? null,
      code_hash: app ? null : '',
      attempts: 0,
      expires: isoTime(clock.now() + limits.factorSetup),
    });
    const language = languageOf(c.req.raw.headers);
    if (!app) await deps.jobs.enqueue(tx, 'setup-code', { setup: hash, language }, { userId });
  });
  const response = { factor_token: token, kind, expires_in: limits.factorSetup / second };
  return app ? { ...response, otpauth_url: app.url, secret: app.base32 } : response;
};

/** Makes the code of a setup and mails it, unless the setup has ended by then. */
export const sendSetupCode: JobKind<JobData['setup-code']> = async (deps, { setup, language }) => {
  const { storage, clock } = deps;
  const code = randomCode();
  const setups = storage.table('factor_setups');
  const alive: Condition = { field: 'expires', op: 'gt', value: isoTime(clock.now()) };
  const made = { code_hash: await codeHash(deps, setup, code) };
  if (!(await setups.update([byHash(setup), alive], made))) return;
  const row = await setups.first([byHash(setup)]);
  const user = row && (await activeUser(storage, Number(row['user_id'])));
  if (user) await deliverCode(deps, user, code, language);
};

/**
 * Returns the user's pending setup and counts one more try. Throws 410 when the setup is unknown, expired, belongs to
 * another user, or has no tries left.
 */
export const openSetup = async (deps: ApiDeps, userId: number, token: string): Promise<Row> => {
  const { storage, clock, limits } = deps;
  const setups = storage.table('factor_setups');
  const setup = await setups.first([byHash(await digest(token))]);
  const attempts = Number(setup?.['attempts'] ?? 0);
  const isValid = setup?.['user_id'] === userId && Date.parse(String(setup['expires'])) > clock.now();
  if (!setup || !isValid || attempts >= limits.codeTriesPerChallenge) throw new Refusal(410, 'token expired');
  const unchanged: Condition = { field: 'attempts', op: 'eq', value: attempts };
  if (!(await setups.update([byHash(setup['hash']), unchanged], { attempts: attempts + 1 })))
    throw new Refusal(410, 'token expired');
  return setup;
};
