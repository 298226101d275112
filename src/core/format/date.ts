import { isValid, lightFormat, parseISO } from 'date-fns';

/** Makes something once for each language, by its tag in the United States: `es-US`. */
export const byLanguage = <T>(make: (tag: string) => T): ((language: string) => T) => {
  const made = new Map<string, T>();
  return (language) => {
    const known = made.get(language) ?? make(`${language}-US`);
    made.set(language, known);
    return known;
  };
};

/** Reads `yyyy-MM-dd` as midnight of that day in the reader's own zone (`new Date` would take UTC), or null. */
export const parseDate = (value: unknown): Date | null => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const date = parseISO(value);
  return isValid(date) && date.getFullYear() > 0 ? date : null;
};

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

/** `yyyy-MM-dd` as MM/dd/yyyy; empty when it is no day of the calendar. */
export const formatDate = (value: unknown): string => {
  const date = parseDate(value);
  return date ? lightFormat(date, 'MM/dd/yyyy') : '';
};

const isoDateTime =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** An ISO 8601 date-time with zone as MM/dd/yyyy h:mm AM in the reader's own zone; empty when it is none. */
export const formatDateTime = (value: unknown): string => {
  const parts = typeof value === 'string' ? isoDateTime.exec(value) : null;
  return parts && parseDate(parts[1]) ? lightFormat(new Date(parts[0]), 'MM/dd/yyyy h:mm a') : '';
};

const zoneFormat = byLanguage((tag) => new Intl.DateTimeFormat(tag, { timeZoneName: 'short' }));

/** The reader's own zone as it is called at an ISO 8601 date-time (`PST` in winter, `PDT` in summer); empty when it is none. */
const formatZone = (value: unknown, language: string): string =>
  formatDateTime(value) === ''
    ? ''
    : (zoneFormat(language)
        .formatToParts(new Date(String(value)))
        .find(({ type }) => type === 'timeZoneName')?.value ?? '');

/** A date-time with the zone that its hour is told in: `11/24/2026 4:28 PM PST`; empty when it is none. */
export const formatZonedTime = (value: unknown, language: string): string =>
  `${formatDateTime(value)} ${formatZone(value, language)}`.trim();

/** As the language says it in the United States, where everything else is written as there, too. */
const monthFormat = byLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/** `yyyy-MM` as a short month and year (`Jan 2026`); empty when it is no month. */
export const formatMonth = (value: unknown, language = 'en'): string => {
  if (typeof value !== 'string' || !parseDate(`${value}-01`)) return '';
  return monthFormat(language).format(new Date(`${value}-01T00:00:00Z`));
};
