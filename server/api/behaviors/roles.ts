import words from '@locales/en/resources/roles';
import { isAdmin, permissionOf } from '@core/access/ability';
import type { Resource } from '@core/resource/resource';
import type { Row, Storage } from '@server/storage/storage';
import type { Behavior } from './behavior';
import { mayGrant } from './user-rights';

/** Returns the permissions of every role, by role id. Roles without permissions are left out. */
const grants = async (storage: Storage): Promise<ReadonlyMap<number, readonly string[]>> => {
  const all = new Map<number, string[]>();
  for (const row of await storage.table('role_permissions').find([])) {
    const id = Number(row['role_id']);
    all.set(id, [...(all.get(id) ?? []), String(row['permission'])]);
  }
  return all;
};

/** Whether a role is of no use without clients: it opens neither all clients nor an area outside of clients. */
const worksInClients = (resources: readonly Resource[], granted: readonly string[]): boolean =>
  granted.length > 0 &&
  !granted.includes(permissionOf('client-list')) &&
  !resources.some(
    ({ scope, access: { permissions } }) =>
      scope !== 'client' &&
      permissions.length > 0 &&
      permissions.every((permission) => granted.includes(permission)),
  );

/** The names of the roles whose purpose the portal describes, with texts of the same key. */
const described = new Set(Object.keys(words.values.purpose));

/** All users may read roles. With `grantable=true`, only the roles that the caller may assign are returned. */
export const roleBehavior: Behavior = {
  narrow: async ({ session, deps, query }) => {
    if (query.get('grantable') !== 'true' || isAdmin(session.ability)) return [];
    const refused = [...(await grants(deps.storage))].filter(
      ([, permissions]) => !mayGrant(session, permissions),
    );
    return refused.map(([id]) => ({ field: 'id', op: 'ne', value: id }));
  },
  complete: async ({ deps, session, clientId }, rows) => {
    // Inside a client, and for callers with clients of their own, the user gets theirs.
    const mustName = clientId === null && session.clients === 'all';
    const all = await grants(deps.storage);
    return rows.map((row): Row => {
      const granted = all.get(Number(row['id'])) ?? [];
      return {
        ...row,
        purpose: described.has(String(row['role_name'])) ? String(row['role_name']) : '',
        needs_employee: granted.length === 0,
        needs_clients: mustName && worksInClients(deps.resources, granted),
      };
    });
  },
};
