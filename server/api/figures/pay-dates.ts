import type { Span } from '@core/list/period';
import type { Condition } from '@core/resource/condition';
import { firstOfMonth, firstOfYear } from './calendar';
import type { ClientRecords } from './client-records';

const upTo = (field: string, date: string): Condition => ({ field, op: 'lte', value: date });

type PayDay = 'pay_date' | 'pay_period_start';

const firstDay = async (
  records: ClientRecords,
  field: PayDay,
  order: 'asc' | 'desc',
  where: Condition,
): Promise<string | null> => {
  const [row] = await records.firstBy('payroll', [field], { field, order }, [where]);
  const day = row?.[field];
  return typeof day === 'string' ? day : null;
};

/**
 * The first day of the pay period that today lies in; of the month before the first payment. The calendar that everybody at the client
 * is paid by: who may count the employees who are new in it need not be allowed to open the payroll.
 */
const payPeriodStart = async (records: ClientRecords): Promise<string> => {
  const field = 'pay_period_start';
  const first = await firstDay(records.unbounded(), field, 'desc', upTo(field, records.today));
  return first ?? firstOfMonth(records.today);
};

/** The last pay date up to today; null where there is none. */
export const lastPayDate = (records: ClientRecords): Promise<string | null> =>
  firstDay(records, 'pay_date', 'desc', upTo('pay_date', records.today));

/** The first pay date after today; null where there is none. */
export const nextPayDate = (records: ClientRecords): Promise<string | null> =>
  firstDay(records, 'pay_date', 'asc', { field: 'pay_date', op: 'gt', value: records.today });

/** Dollars of the pay dates from 1 January until today. */
export const paidThisYear = async (
  records: ClientRecords,
  field: 'gross_wages' | 'taxes',
): Promise<number> => {
  const since: Condition = { field: 'pay_date', op: 'gte', value: firstOfYear(records.today) };
  return (await records.sums('payroll', [field], [since, upTo('pay_date', records.today)]))[field];
};

/** The spans of days that addresses name, because only the server knows their days. */
export const spanNamed = {
  payPeriod: async (records: ClientRecords): Promise<Span> => ({
    from: await payPeriodStart(records),
    to: records.today,
  }),
} as const;

type SpanName = keyof typeof spanNamed;

export const isSpanName = (name: string): name is SpanName => Object.hasOwn(spanNamed, name);
