import type { Context } from 'hono';
import type { startFactorCall } from '@core/calls/account';
import type { AnswerOf } from '@core/calls/call';
import type { Condition } from '@core/resource/condition';
import type { Row } from '@server/storage/storage';
import { codeHash, countCodeMail, mailCode } from '../auth/challenges';
import { isoTime, second } from '../clock';
import type { ApiDeps, ApiEnv } from '../deps';
import { Refusal } from '../refusal';
import { digest, randomCode, randomSecret } from '../session/secrets';
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
  const { storage, clock, limits } = deps;
  const userId = Number(user['id']);
  if (kind === 'mail') await countCodeMail(c, userId);
  const [token, code] = [randomSecret(), randomCode()];
  const hash = await digest(token);
  const app = kind === 'app' ? await newAppSecret(deps, userId, String(user['username'])) : null;
  const hashedCode = app ? null : await codeHash(deps, hash, code);
  await storage.transaction(async (tx) => {
    const setups = tx.table('factor_setups');
    await setups.remove([{ field: 'user_id', op: 'eq', value: userId }]);
    await setups.remove([{ field: 'expires', op: 'lt', value: isoTime(clock.now()) }]);
    await setups.insert({
      hash,
      user_id: userId,
      kind,
      sealed: app?.sealed ?? null,
      code_hash: hashedCode,
      attempts: 0,
      expires: isoTime(clock.now() + limits.factorSetup),
    });
  });
  if (!app) await mailCode(c, user, code);
  const response = { factor_token: token, kind, expires_in: limits.factorSetup / second };
  return app ? { ...response, otpauth_url: app.url, secret: app.base32 } : response;
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
