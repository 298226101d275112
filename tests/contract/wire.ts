import { fold } from '@core/list/fold';

/** A record as sent by the API. */
export type Wire = Readonly<Record<string, string | number | boolean | null>>;

/** The format of a value, by field kind. */
export const valueShapes: Readonly<Partial<Record<string, RegExp>>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  month: /^\d{4}-\d\d$/,
  year: /^\d{4}$/,
  'date-time': /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/,
  number: /^-?\d+(\.\d+)?$/,
  money: /^-?\d+(\.\d+)?$/,
  percent: /^-?\d+(\.\d+)?$/,
};

/** Whether rows are sorted by a field in the server's order: case and accents ignored, null last. */
export const isOrdered = (rows: readonly Wire[], field: string, order: 'asc' | 'desc'): boolean =>
  rows.slice(1).every((row, index) => {
    const [one, other] = [rows[index]?.[field] ?? null, row[field] ?? null];
    if (one === null || other === null) return other === null;
    const [left, right] = [one, other].map((value) => (typeof value === 'string' ? fold(value) : value));
    return left === right || left! < right! === (order === 'asc');
  });
