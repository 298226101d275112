import type { Scalar } from '@core/resource/condition';
import clients from '@resources/clients/server/behavior';
import type { BehaviorOf } from '@server/api/behaviors/behavior';
import type { Ctx, Row } from '@server/api/behaviors/context';
import { isActive } from '@server/api/figures/active-trend';
import type clientAccounts from '../resource';

const idOf = (row: Row): Scalar => row['client_account_id'] ?? null;

const mayCount = ({ caller }: Ctx): boolean => caller.may('list', 'workers', [isActive.field]);

/** Counts the active employees of each client. The counts are null for callers who may not see employees. */
const employeesOf = async (ctx: Ctx, ids: readonly Scalar[]): Promise<(id: Scalar) => number | null> => {
  if (!mayCount(ctx)) return () => null;
  const groups = await ctx.records('workers').aggregate({
    where: [{ field: 'client_id', op: 'in', value: ids }, isActive],
    by: { field: 'client_id' },
  });
  const counts = new Map(groups.map(({ key, count }) => [key, count]));
  return (id) => counts.get(id) ?? 0;
};

/** The same clients as a list with employee counts. */
export default {
  ...clients,
  computed: {
    rows: async (ctx, rows) => {
      const employees = await employeesOf(ctx, rows.map(idOf));
      return rows.map((row) => ({ employees: employees(idOf(row)) }));
    },
    order: {
      employees: async (ctx) =>
        mayCount(ctx) ? ctx.records('workers').countPer('client_id', [isActive]) : null,
    },
  },
} satisfies BehaviorOf<typeof clientAccounts>;
