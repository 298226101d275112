import { rowConditions } from '@core/access/ability';
import { mayRead } from '@core/access/readable-resource';
import type { Condition, Scalar } from '@core/resource/condition';
import type { Row } from '@server/storage/storage';
import { isActive } from '../figures/active-trend';
import { forbidden, notFound } from '../refusal';
import { findResource } from '../resources/endpoint';
import { clientExists, mayUseClient } from '../session/session';
import type { Behavior, Call } from './behavior';

/** Users read the clients assigned to them, or all clients when they have the right to. */
export const clientBehavior: Behavior = {
  narrow: ({ session }) => {
    if (session.clients === 'all') return [];
    if (session.clients.length === 0) throw forbidden();
    return [{ field: 'client_account_id', op: 'in', value: session.clients }];
  },
  admit: async ({ session, deps }, id) => {
    if (!(await clientExists(deps.storage, id))) throw notFound();
    if (!mayUseClient(session, id)) throw forbidden();
  },
};

/**
 * Returns the conditions for the rows of another table that the caller may read, or null when the caller may not read
 * that table or these fields of it.
 */
const readConditions = (
  { deps, session }: Call,
  name: string,
  fields: readonly string[],
): readonly Condition[] | null => {
  const resource = findResource(deps, name);
  const isOpen =
    resource &&
    session.ability.can('list', name) &&
    fields.every((field) => mayRead(session.ability, resource, field));
  return isOpen ? rowConditions(resource, session.rights) : null;
};

/** Counts the active employees of each client. The counts are null for callers who may not see employees. */
const employeesOf = async (call: Call, clients: readonly Scalar[]): Promise<(id: Scalar) => Scalar> => {
  const conditions = readConditions(call, 'workers', [isActive.field]);
  if (!conditions) return () => null;
  const groups = await call.deps.storage.table('workers').aggregate({
    where: [{ field: 'client_id', op: 'in', value: clients }, isActive, ...conditions],
    by: { field: 'client_id' },
  });
  const counts = new Map(groups.map(({ key, count }) => [key, count]));
  return (id) => counts.get(id) ?? 0;
};

/** The same clients as a list with employee counts. */
export const clientAccountBehavior: Behavior = {
  ...clientBehavior,
  complete: async (call, rows) => {
    const idOf = (row: Row) => row['client_account_id'] ?? null;
    const employees = await employeesOf(call, rows.map(idOf));
    return rows.map((row): Row => ({ ...row, employees: employees(idOf(row)) }));
  },
};
