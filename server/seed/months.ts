import { addDays } from './days';

/** Two weeks of work, the last of them on `end` (`yyyy-MM-dd`), and what they came to in cents. */
export interface Fortnight {
  readonly end: string;
  readonly cents: number;
}

const periodDays = 14;

/** Cents by month (`yyyy-MM`): what two weeks came to counts by the days on which it was worked for. */
export const centsByMonth = (fortnights: readonly Fortnight[]): ReadonlyMap<string, number> => {
  const months = new Map<string, number>();
  for (const { end, cents } of fortnights)
    for (let day = 1; day <= periodDays; day++) {
      const month = addDays(end, 1 - day).slice(0, 7);
      // Differences of running roundings, so that the days add up to the whole.
      const share = Math.round((cents * day) / periodDays) - Math.round((cents * (day - 1)) / periodDays);
      months.set(month, (months.get(month) ?? 0) + share);
    }
  return months;
};
