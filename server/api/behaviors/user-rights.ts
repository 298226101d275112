import { isAdmin } from '@core/access/ability';
import type { Row, Storage } from '@server/storage/storage';
import { mayUseClient, type Session } from '../session/session';
import type { Call } from './behavior';

/** Everything that decides who may write a user. */
export interface UserScope {
  readonly clients: readonly number[];
  readonly isOfAgency: boolean;
  /** What the user's role grants. */
  readonly permissions: readonly string[];
}

export const emptyScope: UserScope = { clients: [], isOfAgency: false, permissions: [] };

const grouped = (
  rows: readonly Row[],
  by: string,
  value: string,
): ReadonlyMap<number, readonly unknown[]> => {
  const groups = new Map<number, unknown[]>();
  for (const row of rows) groups.set(Number(row[by]), [...(groups.get(Number(row[by])) ?? []), row[value]]);
  return groups;
};

/** The ties of users, by their number; one statement, however many users. */
export const userScopes = async (
  storage: Storage,
  users: readonly Row[],
): Promise<ReadonlyMap<number, UserScope>> => {
  const ids = users.map(({ id }) => Number(id));
  const ofThese = [{ field: 'user_id', op: 'in', value: ids }] as const;
  const roles = [...new Set(users.map((user) => Number(user['role_id'])))];
  const { links, members, granted } = await storage.readTogether({
    links: { table: 'user_clients', where: ofThese },
    members: { table: 'agency_users', where: ofThese },
    granted: { table: 'role_permissions', where: [{ field: 'role_id', op: 'in', value: roles }] },
  });
  const [clients, agencies, permissions] = [
    grouped(links, 'user_id', 'client_id'),
    grouped(members, 'user_id', 'agency_id'),
    grouped(granted, 'role_id', 'permission'),
  ];
  return new Map(
    users.map((user) => [
      Number(user['id']),
      {
        clients: (clients.get(Number(user['id'])) ?? []).map(Number),
        isOfAgency: agencies.has(Number(user['id'])),
        permissions: (permissions.get(Number(user['role_id'])) ?? []).map(String),
      },
    ]),
  );
};

export const userScopeOf = async (tx: Storage, user: Row): Promise<UserScope> =>
  (await userScopes(tx, [user])).get(Number(user['id'])) ?? emptyScope;

/** An administrator of the portal gives any role; everybody else gives no permission that they do not hold themselves. */
export const mayGive = (session: Session, permissions: readonly string[]): boolean =>
  isAdmin(session.ability) ||
  permissions.every((permission) => session.rights.permissions.includes(permission));

/**
 * Whether the user is wholly the caller's to manage. Managers of a client's users manage those alone whose clients are all
 * their own, who are of no agency, and whose role grants nothing that they do not hold.
 */
export const manages = (session: Session, { clients, isOfAgency, permissions }: UserScope): boolean =>
  isAdmin(session.ability) ||
  (clients.length > 0 &&
    clients.every((id) => mayUseClient(session, id)) &&
    !isOfAgency &&
    mayGive(session, permissions));

/** Rights inside clients, beside those that say what kind of user one is. */
const isOfClients = (permission: string): boolean => permission.startsWith('eip_');

/**
 * Whether an agency's administrator may write the member. A user who writes an account could sign in with it, so it must open nothing
 * that is not the administrator's: no permission, and no client in which the member's role counts.
 */
export const managesMember = (session: Session, { clients, permissions }: UserScope): boolean =>
  permissions.every((permission) => session.rights.permissions.includes(permission)) &&
  (!permissions.some(isOfClients) || clients.every((id) => mayUseClient(session, id)));

/** Whether the call may take the user out of its client: one who stays a user of another client, and is not managed from here. */
export const mayUnlink = ({ session, clientId }: Call, ties: UserScope): boolean =>
  clientId !== null &&
  ties.clients.includes(clientId) &&
  ties.clients.some((id) => id !== clientId) &&
  !manages(session, ties);
