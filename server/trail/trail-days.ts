import type { Reader } from '../settings/reader';

const usual = 400;

/** Whole days that rows of the audit trail are kept. */
export const trailDaysOf = (reader: Reader): number => {
  const given = reader.text('TRAIL_DAYS') ?? String(usual);
  if (/^[1-9]\d{0,4}$/.test(given)) return Number(given);
  reader.complain(`TRAIL_DAYS must be a number from 1 to 99999, not "${given}".`);
  return usual;
};
