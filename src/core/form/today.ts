import { lightFormat } from 'date-fns';

/** The days that may be today, `yyyy-MM-dd`: one where the place is known, up to three where it is not. */
export interface Today {
  readonly first: string;
  readonly last: string;
}

/** Today where the reader is. */
export const todayHere = (): Today => {
  const day = lightFormat(new Date(), 'yyyy-MM-dd');
  return { first: day, last: day };
};

const hour = 3_600_000;
const utcDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Today anywhere on earth (UTC−12 to UTC+14), for a server that does not know where its caller is. `now` in milliseconds. */
export const todayAnywhere = (now: number): Today => ({
  first: utcDay(now - 12 * hour),
  last: utcDay(now + 14 * hour),
});
