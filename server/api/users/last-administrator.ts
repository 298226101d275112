import type { Row, Storage } from '@server/storage/storage';
import type { Ctx } from '../behaviors/context';
import { Refusal } from '../refusal';
import { storageOf } from '../resources/context';

const administers = { field: 'permission', op: 'eq', value: 'act_as_eip_admin' } as const;

/**
 * Returns the roles that administer the portal and locks them, so that two admins who remove each other's rights at the
 * same time run one after the other.
 */
const lockedRoles = async (tx: Storage): Promise<readonly number[]> => {
  await tx.table('role_permissions').lock([administers]);
  const rows = await tx.table('role_permissions').find([administers]);
  return rows.map((row) => Number(row['role_id']));
};

/**
 * Throws 409 `last administrator` when a user stops being an active administrator and no other user is one. `after` is
 * null for a deleted user.
 */
export const requireAdministrator = async (ctx: Ctx, before: Row, after: Row | null): Promise<void> => {
  const tx = storageOf(ctx.system);
  if (before['stage'] !== 'active') return;
  const roles = await lockedRoles(tx);
  const isAdministrator = (user: Row | null) =>
    user?.['stage'] === 'active' && roles.includes(Number(user['role_id']));
  if (!isAdministrator(before) || isAdministrator(after)) return;
  const others = await tx.table('users').count([
    { field: 'id', op: 'ne', value: before['id'] ?? null },
    { field: 'role_id', op: 'in', value: roles },
    { field: 'stage', op: 'eq', value: 'active' },
  ]);
  if (others === 0) throw new Refusal(409, 'last administrator');
};
