import type { DeletedRecord } from '@server/trash/deleted-records';
import { raiseVersion } from '../auth/raise-version';
import type { Followed } from '../behaviors/behavior';
import type { Ctx, Row } from '../behaviors/context';
import { storageOf } from '../resources/context';
import { employeeOf, requireFreeEmployee } from './employee';
import type { UserScope } from './managed-users';
import { ofUser } from './user-data';

/** Returns the deleted users whose scope passes: their clients and agency of then, with the rights of their role now. */
export const inScope = async (
  ctx: Ctx,
  records: readonly DeletedRecord[],
  passes: (scope: UserScope) => boolean,
): Promise<readonly DeletedRecord[]> => {
  const roles = [...new Set(records.map(({ row }) => Number(row['role_id'])))];
  const granted = await storageOf(ctx.system)
    .table('role_permissions')
    .find([{ field: 'role_id', op: 'in', value: roles }]);
  return records.filter(({ row, others }) =>
    passes({
      clients: (others['user_clients'] ?? []).map((link) => Number(link['client_id'])),
      isOfAgency: (others['agency_users'] ?? []).length > 0,
      permissions: granted
        .filter(({ role_id }) => role_id === row['role_id'])
        .map(({ permission }) => String(permission)),
    }),
  );
};

/**
 * Checks a restored user: the employee may have another account now, or be gone. Nothing that was proved before the
 * deletion counts any longer.
 */
export const restoredUser = async (ctx: Ctx, row: Row): Promise<Followed> => {
  const tx = storageOf(ctx.system);
  const userId = Number(row['id']);
  const employee = await employeeOf(tx, userId);
  if (employee !== null && !(await requireFreeEmployee(tx, employee, userId)))
    await tx.table('user_profiles').update([ofUser(userId)], { employee_id: null });
  await raiseVersion(tx, userId, { sessions: 'all' });
  return {};
};

/** Returns how many records a deletion of the user removes as well. */
export const dependentsOfUser = async (ctx: Ctx, row: Row) => ({
  'saved-views': await storageOf(ctx.system)
    .table('saved_views')
    .count([ofUser(row['id'])]),
});
