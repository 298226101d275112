import type { MiddlewareHandler } from 'hono';
import { buildAbility, type Rights, isAgency, readsAllClients } from '@core/access/ability';
import { isoTime } from '../clock';
import type { ApiDeps, ApiEnv } from '../deps';
import { Refusal } from '../refusal';
import type { Session } from './session';
import { openToken } from './tokens';

/** Reads the user, the sign-in and the current rights in one statement. */
const readSession = ({ storage, clock, limits }: ApiDeps, userId: number, family: string) => {
  const ofUser = { field: 'user_id', op: 'eq', value: userId } as const;
  const active = [
    { field: 'id', op: 'eq', value: userId },
    { field: 'stage', op: 'eq', value: 'active' },
  ] as const;
  const since = (lifetime: number): string => isoTime(clock.now() - lifetime);
  return storage.readTogether({
    user: { table: 'users', where: active },
    signIn: {
      table: 'sessions',
      where: [
        ofUser,
        { field: 'family', op: 'eq', value: family },
        { field: 'signed_in', op: 'gt', value: since(limits.session) },
        { field: 'last_seen', op: 'gt', value: since(limits.sessionIdle) },
      ],
    },
    permissions: {
      table: 'role_permissions',
      where: [{ field: 'role_id', within: { table: 'users', column: 'role_id', where: active } }],
    },
    flags: { table: 'feature_flags', where: [] },
    clients: { table: 'user_clients', where: [ofUser] },
    agency: { table: 'agency_users', where: [ofUser] },
  });
};

const openSession = async (deps: ApiDeps, userId: number, family: string): Promise<Session | null> => {
  const { user, signIn, permissions, flags, clients, agency } = await readSession(deps, userId, family);
  if (user.length === 0 || signIn.length === 0) return null;
  const rights: Rights = {
    userId,
    permissions: permissions.map((row) => String(row['permission'])),
    flags: Object.fromEntries(flags.map((row) => [String(row['name']), row['value'] === 'on'])),
  };
  const ability = buildAbility(deps.resources, rights);
  return {
    userId,
    family,
    rights,
    ability,
    clients: readsAllClients(ability) ? 'all' : clients.map((row) => Number(row['client_id'])),
    agencyId: isAgency(ability) && agency[0] ? Number(agency[0]['agency_id']) : null,
  };
};

/**
 * Requires a valid access token of an active sign-in. Rights are read from the storage on every call, so that revoked
 * permissions, blocked users and logouts apply immediately and not only when the token expires.
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
