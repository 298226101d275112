import { languageOf } from '../../words/language';
import type { Context, Handler } from 'hono';
import type { Row } from '../../storage/storage';
import { textOf, readBody } from '../body';
import type { ApiDeps, ApiEnv } from '../deps';
import { Refusal } from '../refusal';
import { countAttempt, forgetAttempts } from './attempts';
import { findByUsername } from './find-user';
import { startChallenge } from './challenges';
import { countLogin, forgetLogins } from './login-attempts';
import { startSession } from './sessions';

export const wrongCredentials = () => new Refusal(401, 'invalid credentials');

const addressOf = (c: Context<ApiEnv>): string => c.var.deps.addressOf?.(c.req.raw, c.env) ?? 'unknown';

/** Answers the user whose password this is. Nobody, blocked and not activated look and last the same as a wrong password. */
const authenticate = async (deps: ApiDeps, username: string, password: string): Promise<Row> => {
  const user = await findByUsername(deps.storage, username);
  const credential = await deps.storage
    .table('credentials')
    .first([{ field: 'user_id', op: 'eq', value: Number(user?.['id'] ?? 0) }]);
  const right = await deps.hasher.verify(password, credential ? String(credential['password_hash']) : null);
  if (user && right && user['stage'] === 'active') return user;
  // The name may be a password in the wrong field: only the number of a known account is written down.
  deps.log.info('login refused', user ? { user: Number(user['id']) } : {});
  throw wrongCredentials();
};

export const login: Handler<ApiEnv> = async (c) => {
  const { deps } = c.var;
  const body = await readBody(c);
  const username = textOf(body, 'username').trim().toLowerCase().slice(0, 254);
  const address = addressOf(c);
  await countAttempt(deps, `login:address:${address}`, deps.limits.loginByAddress);
  await countLogin(deps, username);
  const user = await authenticate(deps, username, textOf(body, 'password').slice(0, 1024));
  await forgetLogins(deps, username);
  await forgetAttempts(deps.storage, `login:address:${address}`);
  const profile = await deps.storage
    .table('user_profiles')
    .first([{ field: 'user_id', op: 'eq', value: user['id'] ?? null }]);
  if (profile?.['two_factor'] !== true) return c.json(await startSession(deps, user));
  const challenge = await startChallenge(deps, user, languageOf(c.req.raw.headers));
  return c.json({ two_factor_required: true, two_factor_token: challenge });
};
