import { isFields, wireNumber } from '@core/figures/values';
import { readRecords } from '@core/kinds/records';
import type { CallTarget } from '@core/resource/call-address';
import type { Fields } from '@core/resource/field';
import { kindOf } from '@core/resource/kinds';
import type { Resource } from '@core/resource/resource';
import { ApiFailure } from './api-failure';

export type Row = Readonly<Record<string, unknown>>;

export interface ListAnswer {
  readonly data: readonly Row[];
  /** Number of rows on all pages. */
  readonly total: number;
}

/** A response that does not match the contract fails like one that is not JSON. */
const unreadable = () => new ApiFailure({ status: 200, detail: 'unreadable answer' });

/**
 * Returns a record with the values of its declared fields in the form of the contract. Values that cannot be read stay
 * as they are. Returns the same object if nothing changes.
 */
const wireRow = (fields: Fields, row: Row): Row => {
  const changed = Object.entries(row).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const { read } = field ? kindOf(field) : { read: readRecords };
    const next = read?.(value) ?? value;
    return next === value ? [] : [[name, next] as const];
  });
  return changed.length === 0 ? row : { ...row, ...Object.fromEntries(changed) };
};

/**
 * Reads the rows from the response of a list call, in the form of the contract. Throws an `ApiFailure` if the response
 * does not match it. `data: null` is an empty list. Without `total_count`, the total is the offset plus the number of
 * rows.
 */
export const readListAnswer = (
  answer: unknown,
  { fields }: Pick<Resource, 'fields'>,
  { query }: Pick<CallTarget, 'query'>,
): ListAnswer => {
  if (!isFields(answer)) throw unreadable();
  const total = wireNumber(answer['total_count'] ?? undefined);
  const data = answer['data'] ?? (answer['data'] === null || total === 0 ? [] : undefined);
  if (!Array.isArray(data) || !data.every(isFields)) throw unreadable();
  if (total !== undefined && !Number.isSafeInteger(total)) throw unreadable();
  return {
    data: data.map((row) => wireRow(fields, row)),
    total: total === undefined ? Number(query?.['offset'] ?? 0) + data.length : Number(total),
  };
};

/** Reads a single record, in the form of the contract. Throws an `ApiFailure` if the response does not match it. */
export const readRecord = (answer: unknown, { fields }: Pick<Resource, 'fields'>): Row => {
  if (!isFields(answer)) throw unreadable();
  return wireRow(fields, answer);
};
