import type { Storage } from '../storage/storage';
import { demoRoles } from './data/roles';

const administrator = 'Agency Administrator';
const names: readonly string[] = [administrator, 'Agent'];

/**
 * Updates the roles of a database that was seeded before agencies had members: adds the missing role and renames the
 * other one.
 */
export const ensureAgencyRoles = async (tx: Storage): Promise<void> => {
  for (const { id, name, permissions } of demoRoles.filter((role) => names.includes(role.name))) {
    const ofRole = [{ field: 'role_id', op: 'eq', value: id }] as const;
    if (await tx.table('roles').count([{ field: 'id', op: 'eq', value: id }])) {
      await tx.table('roles').update([{ field: 'id', op: 'eq', value: id }], { role_name: name });
      await tx.table('users').update(ofRole, { role_name: name });
    } else await tx.table('roles').insert({ id, role_name: name });
    const held = (await tx.table('role_permissions').find(ofRole)).map(({ permission }) => permission);
    await tx
      .table('role_permissions')
      .insertMany(
        permissions
          .filter((permission) => !held.includes(permission))
          .map((permission) => ({ role_id: id, permission })),
      );
  }
};
