/** Midnight of a day in the reader's own zone; null when the calendar has no such day (`Date` would roll 02/30 over into March). */
const dayOf = (year: string, month: string, day: string): Date | null => {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const date = new Date(y, m - 1, d);
  const isThatDay = date.getFullYear() === y && date.getMonth() === m - 1 && date.getDate() === d;
  return isThatDay ? date : null;
};

const typed = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/;
// The number keys of a phone have neither stroke nor hyphen.
const digitsOnly = /^(\d{2})(\d{2})(\d{4})$/;
// What a browser fills into `bday` by itself.
const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * A day as people and browsers write it, as midnight of that day: mm/dd/yyyy with or without leading zeros, mm-dd-yyyy,
 * mmddyyyy or yyyy-MM-dd. Null when it is none of these, or when the calendar has no such day.
 */
export const readDay = (text: string): Date | null => {
  const written = text.trim();
  const [, year, isoMonth = '', isoDay = ''] = iso.exec(written) ?? [];
  if (year !== undefined) return dayOf(year, isoMonth, isoDay);
  const [, month = '', , day = '', full = ''] = typed.exec(written) ?? [];
  if (full !== '') return dayOf(full, month, day);
  const [, mm = '', dd = '', yyyy = ''] = digitsOnly.exec(written) ?? [];
  return yyyy === '' ? null : dayOf(yyyy, mm, dd);
};

const partsOf = (date: Date): readonly [year: string, month: string, day: string] => [
  String(date.getFullYear()).padStart(4, '0'),
  String(date.getMonth() + 1).padStart(2, '0'),
  String(date.getDate()).padStart(2, '0'),
];

/** A written day as the form shows it (`MM/dd/yyyy`); empty when it is none. */
export const tidyDay = (text: string): string => {
  const date = readDay(text);
  if (!date) return '';
  const [year, month, day] = partsOf(date);
  return `${month}/${day}/${year}`;
};

/** A written day as it travels (`yyyy-MM-dd`); empty when it is none. */
export const dayToWire = (text: string): string => {
  const date = readDay(text);
  return date ? partsOf(date).join('-') : '';
};

/**
 * Full years between a birthday and a day, by the calendar and not by counting days. A person born on 29 February has their
 * birthday on 1 March in other years.
 */
export const ageOn = (birth: Date, today: Date): number => {
  const years = today.getFullYear() - birth.getFullYear();
  const months = today.getMonth() - birth.getMonth();
  const isBefore = months < 0 || (months === 0 && today.getDate() < birth.getDate());
  return isBefore ? years - 1 : years;
};

/** Whether a day lies before another one. Hours do not count. */
export const isEarlierDay = (day: Date, other: Date): boolean =>
  day < new Date(other.getFullYear(), other.getMonth(), other.getDate());
