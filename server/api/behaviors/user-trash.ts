import type { Row, Storage } from '@server/storage/storage';
import type { DeletedRecord } from '@server/trash/deleted-records';
import { raiseVersion } from '../auth/raise-version';
import { employeeOf, requireFreeEmployee } from './user-employee';
import { ofUser } from './user-record';
import type { UserScope } from './user-rights';

/** Returns the deleted users whose scope passes: their clients and agency of then, with the rights of their role now. */
export const inScope = async (
  storage: Storage,
  records: readonly DeletedRecord[],
  passes: (scope: UserScope) => boolean,
): Promise<readonly DeletedRecord[]> => {
  const roles = [...new Set(records.map(({ row }) => Number(row['role_id'])))];
  const granted = await storage
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
export const restoredUser = async (tx: Storage, row: Row): Promise<void> => {
  const userId = Number(row['id']);
  const employee = await employeeOf(tx, userId);
  if (employee !== null && !(await requireFreeEmployee(tx, employee, userId)))
    await tx.table('user_profiles').update([ofUser(userId)], { employee_id: null });
  await raiseVersion(tx, userId, { sessions: 'all' });
};

export const viewsOfUser = async (storage: Storage, row: Row) => ({
  'saved-views': await storage.table('saved_views').count([ofUser(row['id'])]),
});
