import { isoTime } from '@server/api/clock';
import type { ApiDeps } from '@server/api/deps';
import { openToken } from '@server/api/session/tokens';

/**
 * The demo stores nothing, so after a reload it does not know the session that the portal still has. It accepts a token
 * that was signed with the demo's key, so that the user stays signed in while the data start from scratch. Only for a
 * backend that runs in the visitor's page.
 */
export const adoptSession = async (deps: ApiDeps, request: Request): Promise<void> => {
  const { keys, clock, storage, limits } = deps;
  const token = request.headers.get('Authorization')?.replace(/^Bearer /, '');
  const opened = token ? await openToken(keys, token, 'access', clock.now()) : null;
  const family = opened?.state === 'valid' ? opened.claims.sid : undefined;
  if (opened?.state !== 'valid' || !family) return;
  // The calls of a page arrive together. Only the first one inserts the session.
  await storage.transaction(async (tx) => {
    const sessions = tx.table('sessions');
    if (await sessions.count([{ field: 'family', op: 'eq', value: family }])) return;
    const now = isoTime(clock.now());
    const userId = opened.claims.id;
    await sessions.insert({ family, user_id: userId, signed_in: now, last_seen: now });
    await tx.table('refresh_tokens').insert({
      hash: `adopted ${family}`,
      family,
      user_id: userId,
      issued: now,
      expires: isoTime(clock.now() + limits.session),
      replaced: null,
      replaced_by_pair: null,
    });
  });
};
