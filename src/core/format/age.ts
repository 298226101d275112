import { byLanguage, formatDateTime } from './date';

const ageFormat = byLanguage((tag) => new Intl.RelativeTimeFormat(tag));

/**
 * Returns how long ago a moment (ISO 8601) was: `5 minutes ago`, at least one minute. Formats a moment more than a day
 * ago as date and time. Empty if it is not a moment.
 */
export const formatAge = (at: string, now: number, language = 'en'): string => {
  const text = formatDateTime(at);
  if (text === '') return '';
  const minutes = Math.max(1, Math.floor((now - Date.parse(at)) / 60_000));
  if (minutes < 60) return ageFormat(language).format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? ageFormat(language).format(-hours, 'hour') : text;
};
