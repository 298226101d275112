const day = 86_400_000;

/** The date a number of days before, as `yyyy-MM-dd` in UTC. */
export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * day).toISOString().slice(0, 10);

/** The date a number of days after another; both `yyyy-MM-dd`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** How many days lie between two dates (`yyyy-MM-dd`); negative when the second lies before the first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / day);

/** The moment a number of minutes before, as ISO 8601 in UTC, on the full minute. */
export const minutesBefore = (now: Date, minutes: number): string => {
  const moment = new Date(now.getTime() - minutes * 60_000);
  moment.setUTCSeconds(0, 0);
  return moment.toISOString();
};

/** How many days lie between 1 January of the year and now. */
export const daysOfYear = (now: Date): number =>
  Math.floor((now.getTime() - Date.UTC(now.getUTCFullYear(), 0, 1)) / day);

/** So many months up to the one of `now`, which is still under way, as `yyyy-MM`, the oldest first. */
export const lastMonths = (now: Date, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count + 1 + at, 1)).toISOString().slice(0, 7),
  );

/** So many full months before the one of `now`, as `yyyy-MM`, the oldest first. */
export const fullMonths = (now: Date, count: number): readonly string[] =>
  lastMonths(now, count + 1).slice(0, count);
