import type { Condition } from '../../../src/core/resource/condition';
import { firstOfMonth, firstOfYear } from './calendar';
import type { ClientRecords } from './client-records';

const dateOf = (rows: readonly object[], field: string): string | null => {
  const value = (rows[0] as Readonly<Record<string, unknown>> | undefined)?.[field];
  return typeof value === 'string' ? value : null;
};

const upTo = (field: string, date: string): Condition => ({ field, op: 'lte', value: date });

/** The first day of the pay period that today lies in; of the month while nobody was paid yet. */
export const payPeriodStart = async (records: ClientRecords): Promise<string> => {
  const field = 'pay_period_start';
  const rows = await records.firstBy('payroll', { field, order: 'desc' }, [upTo(field, records.today)]);
  return dateOf(rows, field) ?? firstOfMonth(records.today);
};

/** The last pay date up to today and the first one after it; null where there is none. */
export const payDates = async (records: ClientRecords) => {
  const field = 'pay_date';
  const { today } = records;
  const last = await records.firstBy('payroll', { field, order: 'desc' }, [upTo(field, today)]);
  const next = await records.firstBy('payroll', { field, order: 'asc' }, [{ field, op: 'gt', value: today }]);
  return { last: dateOf(last, field), next: dateOf(next, field) };
};

/** Dollars of the pay dates from 1 January until today. */
export const paidThisYear = (records: ClientRecords) =>
  records.sums(
    'payroll',
    ['gross_wages', 'taxes'],
    [{ field: 'pay_date', op: 'gte', value: firstOfYear(records.today) }, upTo('pay_date', records.today)],
  );
