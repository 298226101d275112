import { isFields, wireId, wireNumber } from '@core/figures/values';
import type { CallTarget } from '@core/resource/call-address';
import type { Field, Fields } from '@core/resource/field';
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

const dayPattern = /^\d{4}-\d{2}-\d{2}(?=[T ]|$)/;
/** Returns the day as written. A time after it is cut off, because it may be in any time zone. */
const wireDay = (value: unknown): unknown =>
  typeof value === 'string' ? (dayPattern.exec(value)?.[0] ?? value) : value;
const wireMonth = (value: unknown): unknown =>
  typeof value === 'string' && dayPattern.test(value) ? value.slice(0, 7) : value;

type Read = (value: unknown) => unknown;
/** Reads the ids of nested records, such as the clients of a user. */
const readNestedRecord = (value: unknown): unknown =>
  isFields(value) && value['id'] !== wireId(value['id']) ? { ...value, id: wireId(value['id']) } : value;
const readNestedRecords: Read = (value) => {
  if (!Array.isArray(value)) return readNestedRecord(value);
  const parts: readonly unknown[] = value;
  const next = parts.map(readNestedRecord);
  return next.some((part, at) => part !== parts[at]) ? next : parts;
};

const readers: Readonly<Partial<Record<Field['kind'], Read>>> = {
  id: wireId,
  number: wireNumber,
  money: wireNumber,
  percent: wireNumber,
  year: wireNumber,
  date: wireDay,
  month: wireMonth,
  records: readNestedRecords,
};

/**
 * Returns a record with the values of its declared fields in the form of the contract. Values that cannot be read stay
 * as they are. Returns the same object if nothing changes.
 */
const wireRow = (fields: Fields, row: Row): Row => {
  const changed = Object.entries(row).flatMap(([name, value]) => {
    const kind = Object.hasOwn(fields, name) ? fields[name]?.kind : undefined;
    const read = kind === undefined ? readNestedRecords : readers[kind];
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
