import type { MiddlewareHandler } from 'hono';
import { buildAbility } from '@core/access/ability';
import { isAgency, readsAllClients } from '@core/access/roles';
import { isAlive } from '../auth/sessions';
import type { ApiDeps, ApiEnv } from '../deps';
import { Refusal } from '../refusal';
import { activeUser, agencyOf, clientIdsOf, rightsOf } from './rights';
import type { Session } from './session';
import { openToken } from './tokens';

const openSession = async (deps: ApiDeps, userId: number, family: string): Promise<Session | null> => {
  const { storage, resources } = deps;
  const [user, signIn] = await Promise.all([
    activeUser(storage, userId),
    storage.table('sessions').first([{ field: 'family', op: 'eq', value: family }]),
  ]);
  if (!user || signIn?.['user_id'] !== userId || !isAlive(signIn, deps)) return null;
  const [held, clients, agency] = await Promise.all([
    rightsOf(storage, user),
    clientIdsOf(storage, userId),
    agencyOf(storage, userId),
  ]);
  const rights = { ...held, userId };
  const ability = buildAbility(resources, rights);
  return {
    userId,
    family,
    rights,
    ability,
    clients: readsAllClients(ability) ? 'all' : clients,
    agencyId: isAgency(ability) ? agency : null,
  };
};

/**
 * Lets no call through without a valid access token of a sign-in that still lives. Rights come from the storage on every call, so
 * a permission that is taken away, a user who is blocked and a logout count at once and not when the token ends.
 */
export const requireSession: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { deps } = c.var;
  const [, token] = /^Bearer ([\w.-]{1,4096})$/i.exec(c.req.header('Authorization') ?? '') ?? [];
  if (!token) throw new Refusal(401, 'unauthorized');
  const opened = await openToken(deps.keys, token, 'access', deps.clock.now());
  if (opened.state !== 'valid')
    throw new Refusal(401, opened.state === 'expired' ? 'token expired' : 'unauthorized');
  const session = await openSession(deps, opened.claims.id, opened.claims.sid ?? '');
  if (!session) throw new Refusal(401, 'token expired');
  c.set('session', session);
  await next();
};
