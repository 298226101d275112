import type { Scalar } from './condition';
import type { Field, Fields } from './field';
import type { TimeUnit } from './kind';
import { kindOf } from './kinds';

/** A value, or the current time when it is needed. */
export type InitialValue = Scalar | { readonly current: TimeUnit };

/** Returns what a field's records have initially. Undefined when the field does not say. */
export const initialOf = ({ kind, initial }: Pick<Field, 'kind' | 'initial'>): InitialValue | undefined => {
  const current = kindOf({ kind }).initial?.current;
  return current && initial === current.word ? { current: current.unit } : initial;
};

const lengthOf: Readonly<Record<TimeUnit, number | undefined>> = {
  date: 'yyyy-MM-dd'.length,
  month: 'yyyy-MM'.length,
  'date-time': undefined,
};

/** Returns the value at a time. `now` is ISO 8601 in UTC. */
export const valueAt = (initial: InitialValue, now: string): Scalar =>
  typeof initial === 'object' && initial !== null ? now.slice(0, lengthOf[initial.current]) : initial;

/** Returns the former names of a field, the last one first. */
export const formerNames = ({ was = [] }: Pick<Field, 'was'>): readonly string[] =>
  typeof was === 'string' ? [was] : was;

/** Returns today's name of a field. Texts that cannot be changed, such as the audit trail, have former ones. */
export const currentName = (fields: Fields, name: string): string =>
  name in fields
    ? name
    : (Object.keys(fields).find((one) => formerNames(fields[one] ?? {}).includes(name)) ?? name);
