import { isAdmin } from '@core/access/ability';
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

/** All users may read roles. With `grantable=true`, only the roles that the caller may assign are returned. */
export const roleBehavior: Behavior = {
  narrow: async ({ session, deps, query }) => {
    if (query.get('grantable') !== 'true' || isAdmin(session.ability)) return [];
    const refused = [...(await grants(deps.storage))].filter(
      ([, permissions]) => !mayGrant(session, permissions),
    );
    return refused.map(([id]) => ({ field: 'id', op: 'ne', value: id }));
  },
  complete: async ({ deps }, rows) => {
    const all = await grants(deps.storage);
    return rows.map((row): Row => ({ ...row, needs_employee: !all.has(Number(row['id'])) }));
  },
};
