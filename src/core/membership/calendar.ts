import { isValid, lightFormat } from 'date-fns';
import { parseDate } from '../format/date';

/** A day as people type it, mm/dd/yyyy with or without leading zeros, as midnight of that day; null when the calendar has no such day. */
export const readDay = (text: string): Date | null => {
  const [, month = '', day = '', year = ''] = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text) ?? [];
  return parseDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
};

/** A typed day as it travels (`yyyy-MM-dd`); empty when it is none. */
export const dayToWire = (text: string): string => {
  const day = readDay(text);
  return day && isValid(day) ? lightFormat(day, 'yyyy-MM-dd') : '';
};

/** A day from the wire as it is typed (`MM/dd/yyyy`); empty when it is none. */
export const dayFromWire = (value: unknown): string => {
  const day = parseDate(value);
  return day ? lightFormat(day, 'MM/dd/yyyy') : '';
};

/**
 * Full years between a birthday and a day, by the calendar and not by counting days. Whoever was born on 29 February has their
 * birthday on 1 March in other years.
 */
export const ageOn = (birth: Date, today: Date): number => {
  const years = today.getFullYear() - birth.getFullYear();
  const months = today.getMonth() - birth.getMonth();
  const isBefore = months < 0 || (months === 0 && today.getDate() < birth.getDate());
  return isBefore ? years - 1 : years;
};
