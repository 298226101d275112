import { isFields, wireNumber, type Fields as Values } from '../figures/values';
import type { Field, Fields } from './field';

const isWhole = /^[1-9]\d{0,14}$/;

/** An id as the portal compares it: a whole number that came as text is a number; any other text stays. */
export const wireId = (value: unknown): unknown =>
  typeof value === 'string' && isWhole.test(value) ? Number(value) : value;

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
export const wireRow = (fields: Fields, row: Values): Values => {
  const changed = Object.entries(row).flatMap(([name, value]) => {
    const kind = Object.hasOwn(fields, name) ? fields[name]?.kind : undefined;
    const read = kind === undefined ? readParts : readers[kind];
    const next = read?.(value) ?? value;
    return next === value ? [] : [[name, next] as const];
  });
  return changed.length === 0 ? row : { ...row, ...Object.fromEntries(changed) };
};
