import { addDays, daysBefore } from './days';

/** A pay period of two weeks. Dates are `yyyy-MM-dd`. */
export interface PayPeriod {
  readonly start: string;
  readonly end: string;
  readonly payDate: string;
}

const periodDays = 14;
const daysUntilPaid = 6;
const saturday = 6;

/** The first Saturday of the year ends a period, so that no period ends in one year and is paid in the next. */
const firstEndOf = (year: number): string => {
  const newYear = new Date(Date.UTC(year, 0, 1));
  return addDays(newYear.toISOString().slice(0, 10), (saturday - newYear.getUTCDay() + 7) % 7);
};

/**
 * Returns every period of the last three years and of the two calendar years before this one, oldest first. The last one
 * contains `now`.
 */
export const payPeriods = (now: Date): readonly PayPeriod[] => {
  const today = daysBefore(now, 0);
  const year = now.getUTCFullYear();
  const oldest = [daysBefore(now, 3 * 365 + 31), `${year - 2}-01-01`].sort()[0] ?? today;
  const periods: PayPeriod[] = [];
  let end = addDays(firstEndOf(year), -periodDays * 120);
  while (addDays(end, 1 - periodDays) <= today) {
    if (end >= oldest)
      periods.push({ start: addDays(end, 1 - periodDays), end, payDate: addDays(end, daysUntilPaid) });
    end = addDays(end, periodDays);
  }
  return periods;
};

/** Whether the period was paid this year, up to now. */
export const isPaidThisYear = ({ payDate }: PayPeriod, now: Date): boolean =>
  payDate >= `${now.getUTCFullYear()}-01-01` && payDate <= daysBefore(now, 0);

/** Returns the last day whose work was paid this year, or null before the year's first pay date. */
export const lastPaidDay = (now: Date): string | null =>
  payPeriods(now).findLast((period) => isPaidThisYear(period, now))?.end ?? null;
