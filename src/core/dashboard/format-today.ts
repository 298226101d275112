import { lightFormat } from 'date-fns';

const weekday = (language: string) => new Intl.DateTimeFormat(language, { weekday: 'long' });
const weekdays = { en: weekday('en-US'), es: weekday('es-US') };

/** A day with its weekday, as a line of its own: `Friday, 11/20/2026`. */
export const formatToday = (today: Date, language: 'en' | 'es'): string => {
  const name = weekdays[language].format(today);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${lightFormat(today, 'MM/dd/yyyy')}`;
};
