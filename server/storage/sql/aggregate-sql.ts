import { sql, type RawBuilder } from 'kysely';
import type { Scalar } from '@core/resource/condition';
import { inKeyOrder } from '../aggregates';
import type { Aggregate, AggregateQuery } from '../storage';
import type { Database } from './database';

type ResultRow = Readonly<Record<string, Scalar>>;

/** Sums hundredths, which are integers: a double adds them exactly and in any order. */
const centsSql = (field: string): RawBuilder<number> =>
  sql`coalesce(sum(floor(${sql.ref(field)}::double precision * 100 + 0.5)), 0) / 100`;

const keySql = (by: AggregateQuery['by']): RawBuilder<Scalar> => {
  if (!by) return sql`null::text`;
  return by.first === undefined
    ? sql`${sql.ref(by.field)}`
    : sql`left(${sql.ref(by.field)}, ${sql.lit(by.first)})`;
};

/**
 * Counts and sums the rows of a table and `where` in the database, so that only the groups are transferred. The query must be checked
 * first.
 */
export const aggregateSql = async (
  db: Database,
  from: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  { by, sum = [] }: AggregateQuery,
): Promise<Aggregate[]> => {
  const sums = sum.map((field, at) => sql`, ${centsSql(field)} as ${sql.ref(`sum_${at}`)}`);
  const { rows } = await sql<ResultRow>`
    select ${keySql(by)} as key, count(*) as count${sums.length > 0 ? sql.join(sums, sql``) : sql``}
    from ${from} ${where}
    ${by ? sql`group by 1` : sql``}`.execute(db);
  return inKeyOrder(
    rows.map((row) => ({
      key: row['key'] ?? null,
      count: Number(row['count']),
      sums: Object.fromEntries(sum.map((field, at) => [field, Number(row[`sum_${at}`])])),
    })),
  );
};
