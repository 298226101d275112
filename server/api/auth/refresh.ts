import type { Handler } from 'hono';
import type { Condition } from '../../../src/core/resource/condition';
import type { Row } from '../../storage/storage';
import { isoTime } from '../clock';
import type { ApiDeps, ApiEnv } from '../deps';
import { Refusal } from '../refusal';
import { activeUser } from '../session/rights';
import { derived, digest } from '../session/secrets';
import { accessToken, endFamily, storeRefreshToken, type TokenPair } from './sessions';

const expired = () => new Refusal(401, 'token expired');

const replacedAt = (row: Row | null): number | null =>
  row && row['replaced'] !== null ? Date.parse(String(row['replaced'])) : null;

/** Answers when the token was replaced. Of two calls at the same time one replaces it and the other takes over the outcome. */
const replace = async (deps: ApiDeps, row: Row, successor: string): Promise<number> => {
  const now = deps.clock.now();
  const same: Condition = { field: 'hash', op: 'eq', value: row['hash'] ?? null };
  return deps.storage.transaction(async (tx) => {
    const tokens = tx.table('refresh_tokens');
    const unreplaced: Condition = { field: 'replaced', op: 'eq', value: null };
    if (await tokens.update([same, unreplaced], { replaced: isoTime(now) })) {
      const [family, userId] = [String(row['family']), Number(row['user_id'])];
      await storeRefreshToken({ ...deps, storage: tx }, { secret: successor, family, userId, issued: now });
      return now;
    }
    const earlier = replacedAt(await tokens.first([same]));
    if (earlier === null) throw expired();
    return earlier;
  });
};

/**
 * Replaces a refresh token by a new pair. For the grace time the replaced token gives the very same pair again (a lost answer, a
 * parallel tab); later its use means that somebody else has a copy, and the whole sign-in ends.
 */
const refresh = async (deps: ApiDeps, secret: string): Promise<TokenPair> => {
  const { storage, clock, limits } = deps;
  const hash = await digest(secret);
  const row = await storage.table('refresh_tokens').first([{ field: 'hash', op: 'eq', value: hash }]);
  if (!row || Date.parse(String(row['expires'])) <= clock.now()) throw expired();
  const family = String(row['family']);
  const replaced = replacedAt(row);
  if (replaced !== null && clock.now() - replaced > limits.refreshGrace) {
    await endFamily(storage, family);
    deps.log.info('refresh token used again', { user: Number(row['user_id']) });
    throw expired();
  }
  const user = await activeUser(storage, Number(row['user_id']));
  if (!user) throw expired();
  const successor = await derived(deps.keys, 'refresh', secret);
  const issued = replaced ?? (await replace(deps, row, successor));
  return { token: await accessToken(deps, user, family, issued), refresh_token: successor };
};

export const refreshToken: Handler<ApiEnv> = async (c) =>
  c.json(await refresh(c.var.deps, c.req.query('refresh_token') ?? ''));
