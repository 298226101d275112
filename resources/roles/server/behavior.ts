import words from '@locales/en/resources/roles';
import { permissionOf } from '@core/access/ability';
import type { Resource } from '@core/resource/resource';
import type roles from '../resource';
import { mayGrant, permissionsByRole } from '@server/api/users/managed-users';
import type { BehaviorOf } from '@server/api/behaviors/behavior';

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
export default {
  scope: {
    read: async ({ caller, query, system }) => {
      if (query.get('grantable') !== 'true' || caller.isAdmin) return [];
      const refused = [...(await permissionsByRole(system))].filter(
        ([, permissions]) => !mayGrant(caller, permissions),
      );
      return refused.map(([id]) => ({ field: 'id', op: 'ne', value: id }));
    },
  },
  computed: {
    rows: async ({ caller, clientId, resources, system }, rows) => {
      // Inside a client, and for callers with clients of their own, the user gets theirs.
      const mustName = clientId === null && caller.clients === 'all';
      const all = await permissionsByRole(system);
      return rows.map((row) => {
        const granted = all.get(Number(row['id'])) ?? [];
        return {
          purpose: described.has(String(row['role_name'])) ? String(row['role_name']) : '',
          needs_employee: granted.length === 0,
          needs_clients: mustName && worksInClients(resources, granted),
        };
      });
    },
  },
} satisfies BehaviorOf<typeof roles>;
