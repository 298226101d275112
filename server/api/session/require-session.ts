import type { MiddlewareHandler } from 'hono';
import { buildAbility, type Rights, isAgency, readsAllClients } from '@core/access/ability';
import { isoTime } from '../clock';
import type { ApiDeps, ApiEnv } from '../deps';
import { Refusal } from '../refusal';
import type { Session } from './session';
import { openToken } from './tokens';

/** The user, the sign-in and the rights of this moment, by one statement. */
const readSession = ({ storage, clock, limits }: ApiDeps, userId: number, family: string) => {
  const ofUser = { field: 'user_id', op: 'eq', value: userId } as const;
  const active = [
    { field: 'id', op: 'eq', value: userId },
    { field: 'stage', op: 'eq', value: 'active' },
  ] as const;
  const since = (life: number): string => isoTime(clock.now() - life);
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
