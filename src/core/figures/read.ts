import { parseDate } from '../format/date';
import { isFields, textOf, type Fields, type Figure } from './values';

export type Figures = Readonly<Record<string, Figure>>;

export const fieldsOf = (answer: unknown): Fields => {
  if (isFields(answer)) return answer;
  throw new TypeError('The answer is no object');
};
export const rowsIn = (value: unknown): readonly Fields[] | null =>
  Array.isArray(value) ? value.filter(isFields) : null;
export const rowsOf = (answer: unknown): readonly Fields[] => {
  const rows = rowsIn(fieldsOf(answer)['data']);
  if (rows) return rows;
  throw new TypeError('The answer has no rows');
};

export const isMonth = (value: unknown): value is string => parseDate(`${textOf(value)}-01`) !== null;
export const byMonth = <T extends { readonly month: string }>(rows: readonly T[]): T[] =>
  [...rows].sort((one, other) => one.month.localeCompare(other.month));
