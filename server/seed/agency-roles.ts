import type { Storage } from '../storage/storage';
import { demoRoles } from './data/roles';

const administrator = 'Agency Administrator';
const names: readonly string[] = [administrator, 'Agent'];

/** A database that was filled before agencies had members gets their roles: one that it lacks, and the present name of the other. */
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
