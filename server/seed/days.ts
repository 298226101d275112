const day = 86_400_000;

/** Returns the date a number of days before `now`, as `yyyy-MM-dd` in UTC. */
export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * day).toISOString().slice(0, 10);

/** Returns the date a number of days after another. Both are `yyyy-MM-dd`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** Returns the days between two dates (`yyyy-MM-dd`). Negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / day);

/** Returns the time a number of minutes before `now`, as ISO 8601 in UTC, on the full minute. */
export const minutesBefore = (now: Date, minutes: number): string => {
  const moment = new Date(now.getTime() - minutes * 60_000);
  moment.setUTCSeconds(0, 0);
  return moment.toISOString();
};

/** Returns the number of days between 1 January and now. */
export const daysOfYear = (now: Date): number =>
  Math.floor((now.getTime() - Date.UTC(now.getUTCFullYear(), 0, 1)) / day);

/** Returns the last `count` months as `yyyy-MM`, oldest first. The last one is the current month. */
export const lastMonths = (now: Date, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count + 1 + at, 1)).toISOString().slice(0, 7),
  );

/** Returns the last `count` full months before the current one as `yyyy-MM`, oldest first. */
export const fullMonths = (now: Date, count: number): readonly string[] =>
  lastMonths(now, count + 1).slice(0, count);
