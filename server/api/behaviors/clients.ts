import type { Scalar } from '@core/resource/condition';
import type clientAccounts from '@resources/client-accounts';
import { isActive } from '../figures/active-trend';
import { forbidden, notFound } from '../refusal';
import type { Behavior, BehaviorOf, Scope } from './behavior';
import type { Ctx, Row } from './context';

const idOf = (row: Row): Scalar => row['client_account_id'] ?? null;

/** Users read the clients assigned to them, or all clients when they have the right to. */
const scope: Scope = {
  read: ({ caller }) => {
    if (caller.clients === 'all') return [];
    if (caller.clients.length === 0) throw forbidden();
    return [{ field: 'client_account_id', op: 'in', value: caller.clients }];
  },
  admit: async ({ caller, system }, id) => {
    const isClient = { field: 'client_account_id', op: 'eq', value: id } as const;
    if ((await system.records('clients').count([isClient])) === 0) throw notFound();
    if (!caller.mayUseClient(id)) throw forbidden();
  },
};

const mayCount = ({ caller }: Ctx): boolean => caller.may('list', 'workers', [isActive.field]);

/** Counts the active employees of each client. The counts are null for callers who may not see employees. */
const employeesOf = async (ctx: Ctx, clients: readonly Scalar[]): Promise<(id: Scalar) => number | null> => {
  if (!mayCount(ctx)) return () => null;
  const groups = await ctx.records('workers').aggregate({
    where: [{ field: 'client_id', op: 'in', value: clients }, isActive],
    by: { field: 'client_id' },
  });
  const counts = new Map(groups.map(({ key, count }) => [key, count]));
  return (id) => counts.get(id) ?? 0;
};

export const clientBehavior: Behavior = { scope };

/** The same clients as a list with employee counts. */
export const clientAccountBehavior: BehaviorOf<typeof clientAccounts> = {
  scope,
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
};
