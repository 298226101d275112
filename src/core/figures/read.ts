import { parseDate } from '../format/date';

type Fields = Readonly<Record<string, unknown>>;

/** A figure of an answer; null for whatever is no finite number. */
export type Figure = number | null;
export type Figures = Readonly<Record<string, Figure>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const numberOf = (value: unknown): Figure =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

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
