import type { Context } from 'hono';
import { refreshTokenCall } from '@core/calls/auth';
import type { AnswerOf } from '@core/calls/call';
import type { Condition } from '@core/resource/condition';
import type { Row } from '@server/storage/storage';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { parseQuery } from '../calls/parse';
import { answer } from '../calls/serve-call';
import { isoTime } from '../clock';
import type { ApiDeps, ApiEnv } from '../deps';
import { Refusal } from '../refusal';
import { hmac, digest } from '../session/secrets';
import { activeUser } from '../session/user-rows';
import { accessToken, endFamily, isAlive, storeRefreshToken } from './sessions';

const expired = () => new Refusal(401, 'token expired');

const replacedAt = (row: Row | null): number | null =>
  row && row['replaced'] !== null ? Date.parse(String(row['replaced'])) : null;

const ofFamily = (family: string): Condition => ({ field: 'family', op: 'eq', value: family });

/**
 * Returns when the token was replaced. Of two concurrent calls, one replaces the token and the other takes over the
 * result.
 */
const replace = async (deps: ApiDeps, row: Row, session: Row, successor: string): Promise<number> => {
  const now = deps.clock.now();
  const byHash: Condition = { field: 'hash', op: 'eq', value: row['hash'] ?? null };
  return deps.storage.transaction(async (tx) => {
    const tokens = tx.table('refresh_tokens');
    const notReplaced: Condition = { field: 'replaced', op: 'eq', value: null };
    if (await tokens.update([byHash, notReplaced], { replaced: isoTime(now) })) {
      const [family, userId] = [String(row['family']), Number(row['user_id'])];
      // A new token must not revive a sign-in that ended in the meantime.
      if (!(await tx.table('sessions').update([ofFamily(family)], { last_seen: isoTime(now) })))
        throw expired();
      const signedIn = Date.parse(String(session['signed_in']));
      const token = { secret: successor, family, userId, issued: now, signedIn };
      await storeRefreshToken({ ...deps, storage: tx }, token);
      return now;
    }
    const earlier = replacedAt(await tokens.first([byHash]));
    if (earlier === null) throw expired();
    return earlier;
  });
};

/** Ends a sign-in whose replaced token is used again after the grace period: another party has a copy of it. */
const endStolen = async (c: Context<ApiEnv>, family: string, userId: number): Promise<void> => {
  const { deps } = c.var;
  await deps.storage.transaction(async (tx) => {
    await endFamily(tx, family);
    await recordEvents(deps, tx, actorOf(c), [
      { action: 'session-ended', resource: 'session', recordId: userId, note: 'refresh token used again' },
    ]);
  });
  deps.log.info('A refresh token was used twice. Its sign-in was ended.', { user: userId });
};

/**
 * Replaces a refresh token with a new pair of tokens. This does not extend the sign-in's maximum lifetime. Within the
 * grace period, the replaced token returns the same pair again (for a lost response or a parallel tab).
 */
const refresh = async (c: Context<ApiEnv>, secret: string): Promise<AnswerOf<typeof refreshTokenCall>> => {
  const { deps } = c.var;
  const { storage, clock, limits } = deps;
  const hash = await digest(secret);
  const row = await storage.table('refresh_tokens').first([{ field: 'hash', op: 'eq', value: hash }]);
  if (!row || Date.parse(String(row['expires'])) <= clock.now()) throw expired();
  const [family, userId] = [String(row['family']), Number(row['user_id'])];
  const replaced = replacedAt(row);
  if (replaced !== null && clock.now() - replaced > limits.refreshGrace) {
    await endStolen(c, family, userId);
    throw expired();
  }
  const [user, session] = await Promise.all([
    activeUser(storage, userId),
    storage.table('sessions').first([ofFamily(family)]),
  ]);
  if (!user || !session || !isAlive(session, deps)) throw expired();
  const successor = await hmac(deps.keys, 'refresh', secret);
  const issued = replaced ?? (await replace(deps, row, session, successor));
  return { token: await accessToken(deps, user, family, issued), refresh_token: successor };
};

export const refreshToken = async (c: Context<ApiEnv>): Promise<Response> =>
  answer(c, refreshTokenCall, await refresh(c, parseQuery(c, refreshTokenCall).refresh_token));
