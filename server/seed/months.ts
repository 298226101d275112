import { addDays } from './days';

/** Two weeks of work that end on `end` (`yyyy-MM-dd`), and their total in cents. */
export interface Fortnight {
  readonly end: string;
  readonly cents: number;
}

const periodDays = 14;

/** Returns cents by month (`yyyy-MM`). The total of two weeks is divided by the days in each month. */
export const centsByMonth = (fortnights: readonly Fortnight[]): ReadonlyMap<string, number> => {
  const months = new Map<string, number>();
  const add = (date: string, cents: number) => {
    const month = date.slice(0, 7);
    months.set(month, (months.get(month) ?? 0) + cents);
  };
  for (const { end, cents } of fortnights) {
    const daysInLast = Math.min(Number(end.slice(8)), periodDays);
    const inLast = Math.round((cents * daysInLast) / periodDays);
    add(end, inLast);
    if (daysInLast < periodDays) add(addDays(end, -daysInLast), cents - inLast);
  }
  return months;
};
