import type { Row } from '../storage/storage';
import { daysBetween } from './days';
import { sumOfMoney } from './sums';

/** Returns the outstanding dollars by days past the due date. `today` is `yyyy-MM-dd`. */
export const agingOf = (invoices: readonly Row[], today: string) => {
  const late = (from: number, to: number): number =>
    sumOfMoney(
      invoices.filter(({ due_date }) => {
        const days = daysBetween(String(due_date), today);
        return days >= from && days <= to;
      }),
      'balance',
    );
  return {
    current: late(-Infinity, 0),
    days_30: late(1, 30),
    days_60: late(31, 60),
    days_90: late(61, Infinity),
    total_due: sumOfMoney(invoices, 'balance'),
  };
};
