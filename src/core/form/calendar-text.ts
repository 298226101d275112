import { parseDate } from '../format/date';

const monthPattern = /^(\d{1,2})\s*[/-]\s*(\d{4})$/;

/** Whether a text is a month in the API format, `yyyy-MM`. */
export const isMonth = (text: string): boolean => parseDate(`${text}-01`) !== null;

/** Parses a month as users and browsers write it (`2026-03`, `3/2026`, `03-2026`) to `yyyy-MM`; null if it is not one. */
export const readMonth = (text: string): string | null => {
  const trimmed = text.trim();
  const [, month = '', year = ''] = monthPattern.exec(trimmed) ?? [];
  const found = year === '' ? trimmed : `${year}-${month.padStart(2, '0')}`;
  return isMonth(found) ? found : null;
};

const dayPattern = /^(\d{1,2})\s*([/-])\s*(\d{1,2})\s*\2\s*(\d{4})$/;

/** Parses a day as US users and browsers write it (`2026-03-09`, `3/9/2026`) to `yyyy-MM-dd`; null if it is not one. */
export const readDay = (text: string): string | null => {
  const trimmed = text.trim();
  const [, month = '', , day = '', year = ''] = dayPattern.exec(trimmed) ?? [];
  const found = year === '' ? trimmed : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parseDate(found) ? found : null;
};
