import { hour } from '../clock';

/** UTC+14, where a day begins first. */
const furthestAhead = 14 * hour;

/**
 * Midnight of the day that it is where the day began first. A person's own day is never later, so no person is refused as too young
 * on their birthday because the server's day is another.
 */
export const latestDay = (now: number): Date => {
  const there = new Date(now + furthestAhead);
  return new Date(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate());
};
