import type { Caller, Ctx, Reader, Row } from '../behaviors/context';
import { storageOf } from '../resources/context';

/** Everything that decides who may edit a user. */
export interface UserScope {
  readonly clients: readonly number[];
  readonly isOfAgency: boolean;
  /** The permissions of the user's role. */
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

/** Returns the scopes of users by id, with one statement regardless of the number of users. */
export const userScopes = async (
  reader: Reader,
  users: readonly Row[],
): Promise<ReadonlyMap<number, UserScope>> => {
  const ids = users.map(({ id }) => Number(id));
  const ofThese = [{ field: 'user_id', op: 'in', value: ids }] as const;
  const roles = [...new Set(users.map((user) => Number(user['role_id'])))];
  const { links, members, granted } = await storageOf(reader).readTogether({
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

/** Returns the permissions of every role, by role id. Roles without permissions are left out. */
export const permissionsByRole = async (reader: Reader): Promise<ReadonlyMap<number, readonly string[]>> => {
  const rows = await storageOf(reader).table('role_permissions').find([]);
  const granted = grouped(rows, 'role_id', 'permission');
  return new Map([...granted].map(([id, permissions]) => [id, permissions.map(String)]));
};

export const userScopeOf = async (reader: Reader, user: Row): Promise<UserScope> =>
  (await userScopes(reader, [user])).get(Number(user['id'])) ?? emptyScope;

/**
 * Whether the caller may grant the permissions. Portal administrators may grant any, all other users only permissions
 * that they hold themselves.
 */
export const mayGrant = (caller: Caller, permissions: readonly string[]): boolean =>
  caller.isAdmin || permissions.every((permission) => caller.permissions.includes(permission));

/**
 * Whether the caller may manage the user. Managers of a client's users manage only users whose clients are all their
 * own, who belong to no agency, and whose role grants nothing that the managers do not hold.
 */
export const manages = (caller: Caller, { clients, isOfAgency, permissions }: UserScope): boolean =>
  caller.isAdmin ||
  (clients.length > 0 &&
    clients.every((id) => caller.mayUseClient(id)) &&
    !isOfAgency &&
    mayGrant(caller, permissions));

/** Whether a permission applies inside clients. The others define the kind of user. */
const isOfClients = (permission: string): boolean => permission.startsWith('eip_');

/**
 * Whether an agency's administrator may edit the member. An administrator who can edit an account could also sign in
 * with it. The member must therefore have no permission that the administrator lacks, and no client in which the
 * member's role counts and that the administrator may not use.
 */
export const managesMember = (caller: Caller, { clients, permissions }: UserScope): boolean =>
  permissions.every((permission) => caller.permissions.includes(permission)) &&
  (!permissions.some(isOfClients) || clients.every((id) => caller.mayUseClient(id)));

/**
 * Whether the call may remove the user from its client: only a user who keeps another client and whom the caller does
 * not manage.
 */
export const mayUnlink = ({ caller, clientId }: Ctx, scope: UserScope): boolean =>
  clientId !== null &&
  scope.clients.includes(clientId) &&
  scope.clients.some((id) => id !== clientId) &&
  !manages(caller, scope);
