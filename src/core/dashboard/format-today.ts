import { lightFormat } from 'date-fns';
import { byLanguage } from '../format/by-language';

const weekday = byLanguage((tag) => new Intl.DateTimeFormat(tag, { weekday: 'long' }));

/** A day with its weekday, as a line of its own: `Friday, 11/20/2026`. */
export const formatToday = (today: Date, language: string): string => {
  const name = weekday(language).format(today);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${lightFormat(today, 'MM/dd/yyyy')}`;
};
