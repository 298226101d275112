import { dayToWire } from '../form/day-text';

/** Formats a typed day as the form shows it (`MM/dd/yyyy`); empty if it is not one. */
export const normalizeDay = (text: string): string => {
  const [year = '', month, day] = dayToWire(text).split('-');
  return year && `${month}/${day}/${year}`;
};

/**
 * Returns the full years between a date of birth and a day, by the calendar and not by counting days. The birthday of a
 * person born on 29 February is 1 March in other years.
 */
export const ageOn = (birth: Date, today: Date): number => {
  const years = today.getFullYear() - birth.getFullYear();
  const months = today.getMonth() - birth.getMonth();
  const isBefore = months < 0 || (months === 0 && today.getDate() < birth.getDate());
  return isBefore ? years - 1 : years;
};

/** Whether a day is before another one. Ignores the time. */
export const isEarlierDay = (day: Date, other: Date): boolean =>
  day < new Date(other.getFullYear(), other.getMonth(), other.getDate());
