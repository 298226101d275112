import { isValid, lightFormat, parseISO } from 'date-fns';

/** Creates a value once per language, from the language tag with the United States as region: `es-US`. */
export const byLanguage = <T>(make: (tag: string) => T): ((language: string) => T) => {
  const cache = new Map<string, T>();
  return (language) => {
    const known = cache.get(language) ?? make(`${language}-US`);
    cache.set(language, known);
    return known;
  };
};

/**
 * Parses `yyyy-MM-dd` as midnight of that day in the local time zone (`new Date` would use UTC). Returns null for any
 * other value.
 */
export const parseDate = (value: unknown): Date | null => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const date = parseISO(value);
  return isValid(date) && date.getFullYear() > 0 ? date : null;
};

/** Whether a text is a valid date in the format `yyyy-MM-dd`. */
export const isDay = (text: string): boolean => parseDate(text) !== null;

/** Returns the moment (ISO 8601, UTC) at which a day begins or ends in the local time zone. */
export const momentOf = (day: string, bound: 'from' | 'to'): string =>
  parseISO(bound === 'from' ? day : `${day}T23:59:59.999`).toISOString();

/** Parses a moment from a request and returns it in the stored format (ISO 8601, UTC); null for any other text. */
export const readMoment = (text: string | null): string | null => {
  if (text === null || !/^\d{4}-\d{2}-\d{2}T[\d:.]{5,12}Z$/.test(text)) return null;
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
};

/** Formats `yyyy-MM-dd` as MM/dd/yyyy; empty if it is not a valid date. */
export const formatDate = (value: unknown): string => {
  const date = parseDate(value);
  return date ? lightFormat(date, 'MM/dd/yyyy') : '';
};

const isoDateTime =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** Formats an ISO 8601 date-time with zone as MM/dd/yyyy h:mm AM in the local time zone; empty if it is not one. */
export const formatDateTime = (value: unknown): string => {
  const parts = typeof value === 'string' ? isoDateTime.exec(value) : null;
  return parts && parseDate(parts[1]) ? lightFormat(new Date(parts[0]), 'MM/dd/yyyy h:mm a') : '';
};

const zoneFormat = byLanguage((tag) => new Intl.DateTimeFormat(tag, { timeZoneName: 'short' }));

/**
 * Returns the name of the local time zone at an ISO 8601 date-time (`PST` in winter, `PDT` in summer); empty if it is
 * not one.
 */
const formatZone = (value: unknown, language: string): string =>
  formatDateTime(value) === ''
    ? ''
    : (zoneFormat(language)
        .formatToParts(new Date(String(value)))
        .find(({ type }) => type === 'timeZoneName')?.value ?? '');

/** Formats a date-time with its time zone: `11/24/2026 4:28 PM PST`; empty if it is not one. */
export const formatZonedTime = (value: unknown, language: string): string =>
  `${formatDateTime(value)} ${formatZone(value, language)}`.trim();

/** Uses the United States as region in every language, like all other formats. */
const monthFormat = byLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/** Formats `yyyy-MM` as short month and year (`Jan 2026`); empty if it is not a month. */
export const formatMonth = (value: unknown, language = 'en'): string => {
  if (typeof value !== 'string' || !parseDate(`${value}-01`)) return '';
  return monthFormat(language).format(new Date(`${value}-01T00:00:00Z`));
};

/** Whether a value is a year of four digits. */
export const isYear = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1000 && Number(value) <= 9999;

/** Formats a year without a thousands separator (`2019`); empty if it is not a year. */
export const formatYear = (value: unknown): string => (isYear(value) ? String(value) : '');
