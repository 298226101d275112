import { parseDate } from '../format/date';
import { cleanCode } from '../text/clean-code';

const monthPattern = /^(\d{1,2}) ?[/-] ?(\d{4})$/;

/** Whether a text is a month in the API format, `yyyy-MM`. */
export const isMonth = (text: string): boolean => parseDate(`${text}-01`) !== null;

/** Parses a month as users and browsers write it (`2026-03`, `3/2026`, `03-2026`) to `yyyy-MM`; null if it is not one. */
export const readMonth = (typed: string): string | null => {
  const text = cleanCode(typed);
  const [, month = '', year = ''] = monthPattern.exec(text) ?? [];
  const found = year === '' ? text : `${year}-${month.padStart(2, '0')}`;
  return isMonth(found) ? found : null;
};
