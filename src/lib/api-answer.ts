import { isFields, wireId, wireNumber } from '@core/figures/values';
import type { CallTarget } from '@core/resource/call-address';
import type { Field, Fields } from '@core/resource/field';
import type { Resource } from '@core/resource/resource';
import { ApiFailure } from './api-failure';

export type Row = Readonly<Record<string, unknown>>;

export interface ListAnswer {
  readonly data: readonly Row[];
  /** Of all pages. */
  readonly total: number;
}

/** An answer of another shape than the contract's fails like one that is no JSON. */
const unreadable = () => new ApiFailure({ status: 200, detail: 'unreadable answer' });

const withDay = /^\d{4}-\d{2}-\d{2}(?=[T ]|$)/;
/** The day as it is written: a time beside it may belong to any zone. */
const wireDay = (value: unknown): unknown =>
  typeof value === 'string' ? (withDay.exec(value)?.[0] ?? value) : value;
const wireMonth = (value: unknown): unknown =>
  typeof value === 'string' && withDay.test(value) ? value.slice(0, 7) : value;

type Read = (value: unknown) => unknown;
const readers: Readonly<Partial<Record<Field['kind'], Read>>> = {
  id: wireId,
  number: wireNumber,
  money: wireNumber,
  percent: wireNumber,
  date: wireDay,
  month: wireMonth,
};

/** The ids of records within a record, such as the clients of a user. */
const readPart = (value: unknown): unknown =>
  isFields(value) && value['id'] !== wireId(value['id']) ? { ...value, id: wireId(value['id']) } : value;
const readParts: Read = (value) => {
  if (!Array.isArray(value)) return readPart(value);
  const parts: readonly unknown[] = value;
  const next = parts.map(readPart);
  return next.some((part, at) => part !== parts[at]) ? next : parts;
};

/**
 * A record as it came, with the values of its declared fields in the form that the contract has for them. What cannot be read stays as it
 * is, and so does the object when there is nothing to change.
 */
const wireRow = (fields: Fields, row: Row): Row => {
  const changed = Object.entries(row).flatMap(([name, value]) => {
    const kind = Object.hasOwn(fields, name) ? fields[name]?.kind : undefined;
    const read = kind === undefined ? readParts : readers[kind];
    const next = read?.(value) ?? value;
    return next === value ? [] : [[name, next] as const];
  });
  return changed.length === 0 ? row : { ...row, ...Object.fromEntries(changed) };
};

/**
 * The rows that a list call answered, in the form that the contract has for them. Throws an `ApiFailure` for an answer of another shape.
 * Rows that are null are none; without a total the rows up to the last one here are all.
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

/** One record, likewise. Throws an `ApiFailure` for an answer of another shape. */
export const readRecord = (answer: unknown, { fields }: Pick<Resource, 'fields'>): Row => {
  if (!isFields(answer)) throw unreadable();
  return wireRow(fields, answer);
};
