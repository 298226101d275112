import type { Span } from '@core/list/period';
import type { Condition } from '@core/resource/condition';
import { firstOfMonth, firstOfYear } from './calendar';
import type { ClientRecords } from './client-records';

const upTo = (field: string, date: string): Condition => ({ field, op: 'lte', value: date });

type PayDateField = 'pay_date' | 'pay_period_start';

const firstDay = async (
  records: ClientRecords,
  field: PayDateField,
  order: 'asc' | 'desc',
  where: Condition,
): Promise<string | null> => {
  const [row] = await records.firstBy('payroll', [field], { field, order }, [where]);
  const day = row?.[field];
  return typeof day === 'string' ? day : null;
};

/**
 * Returns the first day of the current pay period, or of the current month before the first payment. Reads without
 * access checks: the pay calendar applies to all employees of the client, and a caller who may count the new employees
 * of a period does not need access to payroll.
 */
const payPeriodStart = async (records: ClientRecords): Promise<string> => {
  const field = 'pay_period_start';
  const first = await firstDay(records.unrestricted(), field, 'desc', upTo(field, records.today));
  return first ?? firstOfMonth(records.today);
};

/** Returns the last pay date up to today, or null. */
export const lastPayDate = (records: ClientRecords): Promise<string | null> =>
  firstDay(records, 'pay_date', 'desc', upTo('pay_date', records.today));

/** Returns the first pay date after today, or null. */
export const nextPayDate = (records: ClientRecords): Promise<string | null> =>
  firstDay(records, 'pay_date', 'asc', { field: 'pay_date', op: 'gt', value: records.today });

/** Returns the sum in dollars of the pay dates from January 1 until today. */
export const paidThisYear = async (
  records: ClientRecords,
  field: 'gross_wages' | 'taxes',
): Promise<number> => {
  const since: Condition = { field: 'pay_date', op: 'gte', value: firstOfYear(records.today) };
  return (await records.sums('payroll', [field], [since, upTo('pay_date', records.today)]))[field];
};

/** Named spans of days in URLs. Only the server knows their dates. */
export const spansByName = {
  payPeriod: async (records: ClientRecords): Promise<Span> => ({
    from: await payPeriodStart(records),
    to: records.today,
  }),
} as const;

type SpanName = keyof typeof spansByName;

export const isSpanName = (name: string): name is SpanName => Object.hasOwn(spansByName, name);
