import type { Condition } from '../resource/condition';
import type { Resource } from '../resource/resource';
import type { RowTest } from '../resource/row-rule';
import type { Rights } from './ability';

/** A test as a condition. Without a known caller no record is the caller's. */
const conditionOf = (test: RowTest, userId: number | undefined): Condition => {
  if (!('is' in test)) return test;
  const { field } = test;
  return userId === undefined ? { field, op: 'in', value: [] } : { field, op: 'eq', value: userId };
};

/** What a record must pass to be known to a user with these rights: nothing where no rule of the declaration limits them. */
export const rowConditions = (
  { rows = [] }: Pick<Resource, 'rows'>,
  { permissions, userId }: Rights,
): readonly Condition[] =>
  rows
    .filter(({ exceptFor = [] }) => !exceptFor.some((permission) => permissions.includes(permission)))
    .flatMap(({ where }) => where.map((test) => conditionOf(test, userId)));
