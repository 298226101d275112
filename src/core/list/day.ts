import { parseISO } from 'date-fns';
import { parseDate } from '../format/date';

/** Whether a text is a day of the calendar, written `yyyy-MM-dd`. */
export const isDay = (text: string): boolean => parseDate(text) !== null;

/** The moment (ISO 8601, UTC) at which a day begins or ends on the clock of this machine. */
export const momentOf = (day: string, bound: 'from' | 'to'): string =>
  parseISO(bound === 'from' ? day : `${day}T23:59:59.999`).toISOString();

/** A moment as it is stored, from what a caller sent; null for anything else. */
export const readMoment = (text: string | null): string | null => {
  if (text === null || !/^\d{4}-\d{2}-\d{2}T[\d:.]{5,12}Z$/.test(text)) return null;
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
};
