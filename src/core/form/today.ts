import { lightFormat } from 'date-fns';

/** The dates that can be today, `yyyy-MM-dd`: one if the time zone is known, otherwise up to three. */
export interface Today {
  readonly first: string;
  readonly last: string;
}

/** Returns today in the local time zone. */
export const todayHere = (): Today => {
  const day = lightFormat(new Date(), 'yyyy-MM-dd');
  return { first: day, last: day };
};

const hour = 3_600_000;
const utcDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * Returns today anywhere on earth (UTC−12 to UTC+14), for a server that does not know the caller's time zone. `now` in
 * milliseconds.
 */
export const todayAnywhere = (now: number): Today => ({
  first: utcDay(now - 12 * hour),
  last: utcDay(now + 14 * hour),
});
