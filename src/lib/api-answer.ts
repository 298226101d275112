import { ApiFailure } from './api-failure';

export type Row = Readonly<Record<string, unknown>>;

export interface ListAnswer {
  readonly data: readonly Row[];
  /** Of all pages. */
  readonly total: number;
}

/** An answer of another shape than the contract's fails like one that is no JSON. */
const unreadable = () => new ApiFailure({ status: 200, detail: 'unreadable answer' });

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of a list call. Throws an `ApiFailure` for an answer of another shape. */
export const readListAnswer = (answer: unknown): ListAnswer => {
  const { data, total_count: total } = isRow(answer) ? answer : {};
  if (!Array.isArray(data) || !data.every(isRow)) throw unreadable();
  if (total !== undefined && !Number.isSafeInteger(total)) throw unreadable();
  return { data, total: total === undefined ? data.length : Number(total) };
};

/** One record. Throws an `ApiFailure` for an answer of another shape. */
export const readRecord = (answer: unknown): Row => {
  if (!isRow(answer)) throw unreadable();
  return answer;
};
