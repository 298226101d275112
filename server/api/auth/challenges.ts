import type { Context } from 'hono';
import type { Row } from '@server/storage/storage';
import { languageOf } from '@server/words/language';
import { isoTime } from '../clock';
import type { ApiDeps, ApiEnv } from '../deps';
import { Refusal, tooManyAttempts } from '../refusal';
import { countKeyByBrowser } from '../session/devices';
import { hmac, digest, randomCode, randomSecret } from '../session/secrets';
import { countAttempt } from './attempts';

const byHash = (hash: unknown) => [{ field: 'hash', op: 'eq', value: String(hash) }] as const;

/** Hashes a code together with its challenge, so that equal codes have different hashes in the storage. */
export const codeHash = (deps: ApiDeps, challengeHash: string, code: string): Promise<string> =>
  hmac(deps.keys, `code:${challengeHash}`, code);

/** Counts a code before it is mailed: at login, sent again, and for a setup. Throws 429 after too many. */
export const countCodeMail = async (c: Context<ApiEnv>, userId: number): Promise<void> => {
  const { deps } = c.var;
  await countAttempt(deps, await countKeyByBrowser(c, 'code-mail', userId), deps.limits.codeMails);
};

export const mailCode = (c: Context<ApiEnv>, user: Row, code: string): Promise<void> =>
  c.var.deps.mailer.send({
    kind: 'two-factor',
    to: String(user['username']),
    firstName: String(user['first_name']),
    language: languageOf(c.req.raw.headers),
    code,
  });

/**
 * Starts a challenge: for a mailed code or the app's code of a login, or for a mailed code of a change of the account. Returns the secret that the code must be sent with. Also
 * removes expired challenges of the user. Throws 429 when too many codes were mailed.
 */
export const startChallenge = async (
  c: Context<ApiEnv>,
  user: Row,
  kind: 'mail' | 'app' | 'change',
): Promise<string> => {
  const { deps } = c.var;
  if (kind !== 'app') await countCodeMail(c, Number(user['id']));
  const [secret, code, now] = [randomSecret(), randomCode(), deps.clock.now()];
  const hash = await digest(secret);
  const challenges = deps.storage.table('two_factor_challenges');
  await challenges.remove([
    { field: 'user_id', op: 'eq', value: user['id'] ?? null },
    { field: 'expires', op: 'lt', value: isoTime(now) },
  ]);
  await challenges.insert({
    hash,
    user_id: user['id'] ?? null,
    code_hash: kind === 'app' ? '' : await codeHash(deps, hash, code),
    kind,
    attempts: 0,
    sent: 0,
    last_sent: isoTime(now),
    issued: isoTime(now),
    expires: isoTime(now + deps.limits.code),
  });
  if (kind !== 'app') await mailCode(c, user, code);
  return secret;
};

/** Kinds of challenges that end with a sign-in. */
const loginKinds: readonly unknown[] = ['mail', 'app'];

/** Returns a challenge. Throws 410 when it is unknown, of another kind, expired or used up. */
export const openChallenge = async (
  deps: ApiDeps,
  secret: string,
  kinds: readonly unknown[] = loginKinds,
): Promise<Row> => {
  const challenge = await deps.storage.table('two_factor_challenges').first(byHash(await digest(secret)));
  const alive = challenge && Date.parse(String(challenge['expires'])) > deps.clock.now();
  if (
    !alive ||
    !kinds.includes(challenge['kind']) ||
    Number(challenge['attempts']) >= deps.limits.codeTriesPerChallenge
  )
    throw new Refusal(410, 'token expired');
  return challenge;
};

/** Counts one try. Returns false when another call changed the count in the meantime. */
export const countTry = async (deps: ApiDeps, challenge: Row): Promise<boolean> => {
  const attempts = Number(challenge['attempts']);
  const unchanged = { field: 'attempts', op: 'eq', value: attempts } as const;
  const counted = await deps.storage
    .table('two_factor_challenges')
    .update([...byHash(challenge['hash']), unchanged], { attempts: attempts + 1 });
  return counted === 1;
};

/** Ends a challenge. Returns false when it had already ended. */
export const endChallenge = async (deps: ApiDeps, challenge: Row): Promise<boolean> =>
  (await deps.storage.table('two_factor_challenges').remove(byHash(challenge['hash']))) === 1;

/**
 * Mails a new code, which replaces the previous one. The tries stay counted. Throws 429 when requested too soon or too
 * often. Of several concurrent calls, only one sends a mail.
 */
export const resendCode = async (c: Context<ApiEnv>, challenge: Row, user: Row): Promise<void> => {
  const { deps } = c.var;
  const { limits, clock, storage } = deps;
  const [now, hash, lastSent] = [clock.now(), String(challenge['hash']), String(challenge['last_sent'])];
  const challenges = storage.table('two_factor_challenges');
  const pause = Date.parse(lastSent) + limits.codeResendPause.within - now;
  if (pause > 0) throw tooManyAttempts(pause);
  const unchanged = { field: 'last_sent', op: 'eq', value: lastSent } as const;
  if (!(await challenges.update([...byHash(hash), unchanged], { last_sent: isoTime(now) })))
    throw tooManyAttempts(limits.codeResendPause.within);
  await countCodeMail(c, Number(user['id']));
  const code = randomCode();
  await challenges.update(byHash(hash), {
    code_hash: await codeHash(deps, hash, code),
    sent: Number(challenge['sent']) + 1,
    expires: isoTime(now + limits.code),
  });
  await mailCode(c, user, code);
};
