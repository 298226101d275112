import { wireNumber } from '@core/figures/values';
import type { CallTarget } from '@core/resource/call-address';
import type { Resource } from '@core/resource/resource';
import { wireRow } from '@core/resource/wire-row';
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

/**
 * The rows that a list call answered, in the form that the contract has for them. Throws an `ApiFailure` for an answer of another shape.
 * Rows that are null are none; without a total the rows up to the last one here are all.
 */
export const readListAnswer = (
  answer: unknown,
  { fields }: Pick<Resource, 'fields'>,
  { query }: Pick<CallTarget, 'query'>,
): ListAnswer => {
  if (!isRow(answer)) throw unreadable();
  const total = wireNumber(answer['total_count'] ?? undefined);
  const data = answer['data'] ?? (answer['data'] === null || total === 0 ? [] : undefined);
  if (!Array.isArray(data) || !data.every(isRow)) throw unreadable();
  if (total !== undefined && !Number.isSafeInteger(total)) throw unreadable();
  return {
    data: data.map((row) => wireRow(fields, row)),
    total: total === undefined ? Number(query?.['offset'] ?? 0) + data.length : Number(total),
  };
};

/** One record, likewise. Throws an `ApiFailure` for an answer of another shape. */
export const readRecord = (answer: unknown, { fields }: Pick<Resource, 'fields'>): Row => {
  if (!isRow(answer)) throw unreadable();
  return wireRow(fields, answer);
};
