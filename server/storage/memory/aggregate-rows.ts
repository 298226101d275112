import type { Scalar } from '@core/resource/condition';
import { inKeyOrder } from '../aggregates';
import type { Aggregate, AggregateQuery, Row } from '../storage';

/** Hundredths, rounded half up like the database does. */
const cents = (value: Scalar | undefined): number =>
  typeof value === 'number' ? Math.floor(value * 100 + 0.5) : 0;

const keyOf = (row: Row, by: AggregateQuery['by']): Scalar => {
  const value = by ? (row[by.field] ?? null) : null;
  return typeof value === 'string' && by?.first !== undefined
    ? Array.from(value).slice(0, by.first).join('')
    : value;
};

/** Counts and sums the given rows. */
export const aggregateRows = (rows: readonly Row[], { by, sum = [] }: AggregateQuery): Aggregate[] => {
  const groups = new Map<Scalar, Row[]>(by ? [] : [[null, []]]);
  for (const row of rows) {
    const key = keyOf(row, by);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  const sumOf = (group: readonly Row[], field: string): number =>
    group.reduce((total, row) => total + cents(row[field]), 0) / 100;
  return inKeyOrder(
    [...groups].map(([key, group]) => ({
      key,
      count: group.length,
      sums: Object.fromEntries(sum.map((field) => [field, sumOf(group, field)])),
    })),
  );
};
