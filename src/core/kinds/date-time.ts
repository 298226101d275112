import { formatDateTime, formatZonedTime, readMoment } from '../format/date';
import { dateTime } from '../openapi/schema';
import type { Example, Kind } from '../resource/kind';
import { dayOfMonth } from '../resource/kind-parts';

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
  });
  formats.set(timeZone, created);
  return created;
};

/** Formats a date-time as MM/dd/yyyy h:mm AM in a time zone; empty if it is not one. */
const timeIn = (value: unknown, timeZone: string): string => {
  const time = typeof value === 'string' ? new Date(value) : null;
  if (!time || Number.isNaN(time.getTime())) return '';
  // Node writes a narrow space before AM and PM, browsers a plain one.
  return formatOf(timeZone).format(time).replace(', ', ' ').replace(/\s/gu, ' ');
};

/** A moment, ISO 8601 with zone. */
export const dateTimeKind: Kind = {
  schema: () => dateTime,
  compared: 'date-time',
  search: 'plain',
  order: 'date',
  text: formatDateTime,
  print: (value, { language }) => formatZonedTime(value, language),
  csv: (value, { reader }) => timeIn(value, reader.timeZone),
  initial: {
    isValid: (value) => value === 'now' || (typeof value === 'string' && readMoment(value) === value),
    expected: "'now' or a time (yyyy-MM-ddTHH:mm:ss.SSSZ)",
    current: { word: 'now', unit: 'date-time' },
  },
  fresh: (now) => now,
};

export const dateTimeExample: Example = (at) => `2026-01-${dayOfMonth(at * 7)}T15:04:00Z`;
