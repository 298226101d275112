import type { Scalar } from '@core/resource/condition';
import { columnOf } from './row-values';
import type { Aggregate, AggregateQuery } from './storage';
import type { TableSchema } from './table-schema';

/** Throws when a question names a column that the table lacks, adds up what is no number or cuts what is no text. */
export const checkAggregate = (schema: TableSchema, { by, sum = [], search }: AggregateQuery): void => {
  for (const field of search?.fields ?? []) columnOf(schema, field);
  for (const field of sum)
    if (!['integer', 'real'].includes(columnOf(schema, field).type))
      throw new Error(`Column ${field} of table ${schema.name} has no sum`);
  if (by && columnOf(schema, by.field).type !== 'text' && by.first !== undefined)
    throw new Error(`Column ${by.field} of table ${schema.name} is no text`);
};

const isAfter = (one: Scalar, other: Scalar): boolean => one === null || (other !== null && one > other);

/** The order that every storage answers in, no matter what the database calls ascending. */
export const inKeyOrder = (found: readonly Aggregate[]): Aggregate[] =>
  [...found].sort(({ key: one }, { key: other }) => (one === other ? 0 : isAfter(one, other) ? 1 : -1));
