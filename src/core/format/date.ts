export interface CalendarDate {
  readonly year: number;
  /** 1–12 */
  readonly month: number;
  /** 1–31 */
  readonly day: number;
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysIn = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

const checked = (year: number, month: number, day: number): CalendarDate | null =>
  year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
    ? { year, month, day }
    : null;

/**
 * Reads `yyyy-MM-dd` as a day of the calendar, or null. By hand, because `Date` takes it for midnight UTC (the day before, in
 * America) and 30 February for 1 March.
 */
export const parseDate = (value: unknown): CalendarDate | null => {
  const parts = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null;
  return parts && checked(Number(parts[1]), Number(parts[2]), Number(parts[3]));
};

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

const usDate = ({ year, month, day }: CalendarDate) => `${pad(month)}/${pad(day)}/${pad(year, 4)}`;

/** `yyyy-MM-dd` as MM/dd/yyyy; empty when it is no day of the calendar. */
export const formatDate = (value: unknown): string => {
  const date = parseDate(value);
  return date ? usDate(date) : '';
};

const isoDateTime =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** An ISO 8601 date-time with zone as MM/dd/yyyy h:mm AM in the reader's own zone; empty when it is none. */
export const formatDateTime = (value: unknown): string => {
  const parts = typeof value === 'string' ? isoDateTime.exec(value) : null;
  if (!parts || !parseDate(parts[1])) return '';
  const moment = new Date(parts[0]);
  const hour = moment.getHours();
  const day = usDate({
    year: moment.getFullYear(),
    month: moment.getMonth() + 1,
    day: moment.getDate(),
  });
  return `${day} ${hour % 12 || 12}:${pad(moment.getMinutes())} ${hour < 12 ? 'AM' : 'PM'}`;
};

const monthFormat = (language: string) =>
  new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
const months = { en: monthFormat('en-US'), es: monthFormat('es-US') };

/** `yyyy-MM` as a short month and year (`Jan 2026`); empty when it is no month. */
export const formatMonth = (value: unknown, language: 'en' | 'es' = 'en'): string => {
  const date = typeof value === 'string' ? parseDate(`${value}-01`) : null;
  return date ? months[language].format(new Date(`${value as string}-01T00:00:00Z`)) : '';
};
