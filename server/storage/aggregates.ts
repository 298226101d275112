import type { Scalar } from '@core/resource/condition';
import { columnOf } from './row-values';
import type { Aggregate, AggregateQuery } from './storage';
import type { TableSchema } from './table-schema';

/**
 * Throws when a query names an unknown column, sums a column that is not numeric, or groups a non-text column by its
 * first characters.
 */
export const checkAggregate = (schema: TableSchema, { by, sum = [], search }: AggregateQuery): void => {
  for (const field of search?.fields ?? []) columnOf(schema, field);
  for (const field of sum)
    if (!['integer', 'real'].includes(columnOf(schema, field).type))
      throw new Error(`Column ${field} of table ${schema.name} has no sum`);
  if (by && columnOf(schema, by.field).type !== 'text' && by.first !== undefined)
    throw new Error(`Column ${by.field} of table ${schema.name} is no text`);
};

const isAfter = (one: Scalar, other: Scalar): boolean => one === null || (other !== null && one > other);

/** Sorts groups by key, null last. Every storage uses this order, independent of the database's collation. */
export const inKeyOrder = (found: readonly Aggregate[]): Aggregate[] =>
  [...found].sort(({ key: one }, { key: other }) => (one === other ? 0 : isAfter(one, other) ? 1 : -1));
