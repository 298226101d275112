import type { TrendAnswer } from '@core/calls/figures';
import type { Condition } from '@core/resource/condition';
import { lastTwelveMonths } from './calendar';
import type { ClientRecords } from './client-records';

export const isActive = { field: 'employee_status', op: 'eq', value: 'Active' } as const satisfies Condition;
const hasLeft: readonly Condition[] = [
  { field: 'employee_status', op: 'ne', value: 'Active' },
  { field: 'left_date', op: 'ne', value: null },
];

/**
 * Returns the number of active employees at the end of each of the last twelve months. The last one is as of today.
 * Counts back from the current employees: subtracts later hires and adds later leavers who had been hired before.
 */
export const activeTrend = async (records: ClientRecords): Promise<TrendAnswer['data']> => {
  const months = lastTwelveMonths(records.today);
  const since: Condition = { field: 'hire_date', op: 'gte', value: `${months[0] ?? ''}-01` };
  const leftSince: Condition = { field: 'left_date', op: 'gte', value: `${months[0] ?? ''}-01` };
  const byMonth = (field: string) => ({ field, first: 7 });
  const active = await records.count('workers', [isActive]);
  const hires = await records.countsBy('workers', byMonth('hire_date'), [isActive, since]);
  const leavers = await records.countsBy('workers', byMonth('left_date'), [...hasLeft, leftSince]);
  const leaversHired = await records.countsBy('workers', byMonth('hire_date'), [...hasLeft, since]);

  const after = (counts: ReadonlyMap<unknown, number>, month: string): number =>
    months.filter((later) => later > month).reduce((sum, later) => sum + (counts.get(later) ?? 0), 0);
  return months.map((month) => ({
    month,
    count: active - after(hires, month) + after(leavers, month) - after(leaversHired, month),
  }));
};
