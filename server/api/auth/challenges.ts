import type { Context } from 'hono';
import type { JobData } from '@server/jobs/job-data';
import type { JobKind } from '@server/jobs/job-kind';
import type { Row, Storage } from '@server/storage/storage';
import { languageOf, type Language } from '@server/words/language';
import { isoTime } from '../clock';
import type { ApiDeps, ApiEnv } from '../deps';
import { Refusal, tooManyAttempts } from '../refusal';
import { requireVersion } from '../session/credential-version';
import { countKeyByBrowser } from '../session/devices';
import { callerTransaction } from '../session/require-session';
import { hmac, digest, randomCode, randomSecret } from '../session/secrets';
import { activeUser } from '../session/user-rows';
import { countAttempt } from './attempts';
import type { ProvenUser } from './sessions';

const byHash = (hash: unknown) => [{ field: 'hash', op: 'eq', value: String(hash) }] as const;

/** Hashes a code together with its challenge, so that equal codes have different hashes in the storage. */
export const codeHash = (deps: ApiDeps, challengeHash: string, code: string): Promise<string> =>
  hmac(deps.keys, `code:${challengeHash}`, code);

/** Counts a code before it is mailed: at login, sent again, and for a setup. Throws 429 after too many. */
export const countCodeMail = async (c: Context<ApiEnv>, userId: number): Promise<void> => {
  const { deps } = c.var;
  await countAttempt(deps, await countKeyByBrowser(c, 'code-mail', userId), deps.limits.codeMails);
};

const requestCode = (c: Context<ApiEnv>, tx: Storage, challenge: string, userId: number): Promise<void> =>
  c.var.deps.jobs.enqueue(
    tx,
    'sign-in-code',
    { challenge, language: languageOf(c.req.raw.headers) },
    { userId },
  );

/** Mails a code to a user. */
export const deliverCode = (
  { mailer }: Pick<ApiDeps, 'mailer'>,
  user: Row,
  code: string,
  language: Language,
): Promise<void> =>
  mailer.deliver({
    kind: 'two-factor',
    to: String(user['username']),
    firstName: String(user['first_name']),
    language,
    code,
  });

/** Makes the code of a challenge and mails it, unless the challenge has ended by then. */
export const sendSignInCode: JobKind<JobData['sign-in-code']> = async (deps, { challenge, language }) => {
  const { storage, clock } = deps;
  const code = randomCode();
  const alive = { field: 'expires', op: 'gt', value: isoTime(clock.now()) } as const;
  const challenges = storage.table('two_factor_challenges');
  const made = { code_hash: await codeHash(deps, challenge, code) };
  if (!(await challenges.update([...byHash(challenge), alive], made))) return;
  const row = await challenges.first(byHash(challenge));
  const user = row && (await activeUser(storage, Number(row['user_id'])));
  if (user) await deliverCode(deps, user, code, language);
};

/**
 * Starts a challenge: for a mailed code or the app's code of a login, or for a mailed code of a change of the account.
 * Returns the secret that the code must be sent with. Also removes expired challenges of the user. Throws 429 when too
 * many codes were mailed, and 401 when the user's credentials have changed since they were proven.
 */
export const startChallenge = async (
  c: Context<ApiEnv>,
  { userId, version }: ProvenUser,
  kind: 'mail' | 'app' | 'change',
): Promise<string> => {
  const { deps } = c.var;
  if (kind !== 'app') await countCodeMail(c, userId);
  const [secret, now] = [randomSecret(), deps.clock.now()];
  const hash = await digest(secret);
  const start = async (tx: Storage): Promise<void> => {
    const challenges = tx.table('two_factor_challenges');
    await challenges.remove([
      { field: 'user_id', op: 'eq', value: userId },
      { field: 'expires', op: 'lt', value: isoTime(now) },
    ]);
    await challenges.insert({
      hash,
      user_id: userId,
      code_hash: '',
      kind,
      attempts: 0,
      sent: 0,
      last_sent: isoTime(now),
      issued: isoTime(now),
      expires: isoTime(now + deps.limits.code),
      credential_version: version,
    });
    if (kind !== 'app') await requestCode(c, tx, hash, userId);
  };
  if (kind === 'change') await callerTransaction(c, start);
  else
    await deps.storage.transaction(async (tx) => {
      await requireVersion(tx, userId, version, new Refusal(401, 'invalid credentials'));
      await start(tx);
    });
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
export const resendCode = async (c: Context<ApiEnv>, challenge: Row): Promise<void> => {
  const { deps } = c.var;
  const { limits, clock, storage } = deps;
  const [now, hash, lastSent] = [clock.now(), String(challenge['hash']), String(challenge['last_sent'])];
  const challenges = storage.table('two_factor_challenges');
  const pause = Date.parse(lastSent) + limits.codeResendPause.within - now;
  if (pause > 0) throw tooManyAttempts(pause);
  const unchanged = { field: 'last_sent', op: 'eq', value: lastSent } as const;
  if (!(await challenges.update([...byHash(hash), unchanged], { last_sent: isoTime(now) })))
    throw tooManyAttempts(limits.codeResendPause.within);
  const userId = Number(challenge['user_id']);
  await countCodeMail(c, userId);
  await storage.transaction(async (tx) => {
    const patch = { code_hash: '', sent: Number(challenge['sent']) + 1, expires: isoTime(now + limits.code) };
    await tx.table('two_factor_challenges').update(byHash(hash), patch);
    await requestCode(c, tx, hash, userId);
  });
};
