import type { Context, MiddlewareHandler } from 'hono';
import { buildAbility, type Rights, isAgency, readsAllClients } from '@core/access/ability';
import type { Storage } from '@server/storage/storage';
import { isoTime } from '../clock';
import type { ApiDeps, ApiEnv } from '../deps';
import { Refusal } from '../refusal';
import { lockUsers } from './credential-version';
import type { Session } from './session';
import { openToken } from './tokens';

/** Reads the user, the sign-in and the current rights in one statement. */
const readSession = ({ storage, clock, limits }: ApiDeps, userId: number, family: string | null) => {
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
    profile: { table: 'user_profiles', where: [ofUser] },
  });
};

const sessionEnded = () => new Refusal(401, 'token expired');

/** Everything that the rights of a user are built from. */
interface RightsBasis {
  readonly rights: Rights;
  readonly clients: readonly number[];
  readonly agencyId: number | null;
  readonly version: number;
}

/**
 * Reads what a user may do now. Null when the user may not sign in or, with a `family`, when that sign-in has ended.
 */
const readRights = async (
  deps: ApiDeps,
  userId: number,
  family: string | null,
): Promise<RightsBasis | null> => {
  const read = await readSession(deps, userId, family);
  if (read.user.length === 0 || (family !== null && read.signIn.length === 0)) return null;
  const [agency, profile] = [read.agency[0], read.profile[0]];
  return {
    rights: {
      userId,
      permissions: read.permissions.map((row) => String(row['permission'])),
      flags: Object.fromEntries(read.flags.map((row) => [String(row['name']), row['value'] === 'on'])),
    },
    clients: read.clients.map((row) => Number(row['client_id'])),
    agencyId: agency ? Number(agency['agency_id']) : null,
    version: Number(profile?.['credential_version'] ?? 0),
  };
};

const sessionOf = (deps: ApiDeps, basis: RightsBasis, family: string): Session => {
  const { clients, agencyId, version } = basis;
  const rights: Rights = { ...basis.rights, today: isoTime(deps.clock.now()).slice(0, 10) };
  const ability = buildAbility(deps.resources, rights);
  return {
    userId: rights.userId ?? 0,
    family,
    rights,
    ability,
    clients: readsAllClients(ability) ? 'all' : clients,
    agencyId: isAgency(ability) ? agencyId : null,
    version,
    basis: JSON.stringify(basis),
  };
};

const lockCaller = async (
  tx: Storage,
  userId: number,
  family: string | null,
  changed: readonly number[] = [],
): Promise<void> => {
  await lockUsers(tx, [userId], changed);
  if (family !== null)
    await tx.table('sessions').lock([{ field: 'family', op: 'eq', value: family }], 'shared');
};

const openSession = async (deps: ApiDeps, userId: number, family: string): Promise<Session | null> => {
  const basis = await readRights(deps, userId, family);
  return basis && sessionOf(deps, basis, family);
};

/** Returns what a user may do now, without a sign-in. Null for a user who may not sign in. */
export const rightsNow = async (deps: ApiDeps, userId: number): Promise<Session | null> => {
  const basis = await readRights(deps, userId, null);
  return basis && sessionOf(deps, basis, '');
};

/**
 * Locks a user and, with a `family`, that sign-in, and returns what the user may do now. A change of rights waits for the
 * transaction. Null when the user may not sign in or the sign-in has ended.
 */
export const lockRights = async (
  deps: ApiDeps,
  userId: number,
  family: string | null,
): Promise<Session | null> => {
  await lockCaller(deps.storage, userId, family);
  const basis = await readRights(deps, userId, family);
  return basis && sessionOf(deps, basis, family ?? '');
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
  if (!session) throw sessionEnded();
  c.set('session', session);
  await next();
};

/** The caller's rights are no longer the ones that the call was checked with. */
class RightsChanged extends Error {
  override readonly name = 'RightsChanged';
}

interface CallerOptions {
  /** Users whose rights, credentials or sign-ins the transaction changes. */
  readonly changed?: readonly number[];
}

/**
 * Runs a transaction of a signed-in caller. Locks the caller and the sign-in, and reads the rights again. A change of
 * rights waits for the transaction. If the rights changed before it, the handler runs again (`withCurrentRights`), or
 * the call gets 401. Every write of a caller uses this function.
 */
export const callerTransaction = <T>(
  c: Context<ApiEnv>,
  work: (tx: Storage) => Promise<T>,
  { changed = [] }: CallerOptions = {},
): Promise<T> => {
  const { deps, session } = c.var;
  const { userId, family, basis } = session;
  return deps.storage.transaction(async (tx) => {
    await lockCaller(tx, userId, family, changed);
    const current = await readRights({ ...deps, storage: tx }, userId, family);
    if (!current) throw sessionEnded();
    if (JSON.stringify(current) !== basis) throw new RightsChanged();
    return work(tx);
  });
};

/** Rights that change again and again while one call runs are refused. */
const maxRuns = 5;

/**
 * Runs a handler again from its start, with the current rights, when the caller's rights changed before its transaction:
 * everything that the handler has checked is checked again.
 */
export const withCurrentRights =
  (handle: (c: Context<ApiEnv>) => Promise<Response> | Response) =>
  async (c: Context<ApiEnv>): Promise<Response> => {
    for (let run = 1; ; run++)
      try {
        return await handle(c);
      } catch (error) {
        if (!(error instanceof RightsChanged)) throw error;
        if (run === maxRuns) throw new Refusal(409, 'conflict');
        const { userId, family } = c.var.session;
        const session = await openSession(c.var.deps, userId, family);
        if (!session) throw sessionEnded();
        c.set('session', session);
      }
  };
