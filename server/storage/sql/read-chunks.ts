import { sql, type RawBuilder } from 'kysely';
import { foldBy } from '@core/list/fold';
import type { Scalar } from '@core/resource/condition';
import { columnOf } from '../row-values';
import type { ChunksQuery, Row } from '../storage';
import { foldKindOf, type TableSchema } from '../table-schema';
import type { Database } from './database';
import { comparedName } from './names';
import { orderSql } from './order';

type Test = RawBuilder<unknown>;
type Sort = ChunksQuery['sort'][number];

interface ComparedColumn {
  readonly ref: RawBuilder<unknown>;
  readonly value: Scalar;
  readonly isNullable: boolean;
}

const comparedIn = (schema: TableSchema, field: string, row: Row): ComparedColumn => {
  const column = columnOf(schema, field);
  const kind = foldKindOf(column);
  const value = row[field] ?? null;
  return {
    ref: sql.ref(comparedName(schema, field)),
    value: kind !== undefined && typeof value === 'string' ? foldBy[kind](value) : value,
    isNullable: column.nullable === true,
  };
};

const isEqual = ({ ref, value }: ComparedColumn): Test =>
  value === null ? sql`${ref} is null` : sql`${ref} = ${value}`;

/** Tests for rows after a value in one column. No rows follow null. */
const testsAfter = ({ ref, value, isNullable }: ComparedColumn, order: Sort['order']): Test[] => {
  if (value === null) return [];
  const later = order === 'asc' ? sql`${ref} > ${value}` : sql`${ref} < ${value}`;
  return isNullable ? [later, sql`${ref} is null`] : [later];
};

/**
 * Tests for the rows after one row, as consecutive ranges of the order: first the rows that equal it in every column and
 * have a higher key, then the rows that equal it in all but the last column, and so on. An index serves each range, but
 * not all of them combined.
 */
const rangesAfter = (schema: TableSchema, sort: readonly Sort[], row: Row): Test[] => {
  const columns = [...sort, { field: schema.key, order: 'asc' as const }].map(({ field, order }) => ({
    order,
    compared: comparedIn(schema, field, row),
  }));
  return columns
    .flatMap(({ order, compared }, at) => {
      const before = columns.slice(0, at).map((one) => isEqual(one.compared));
      return [testsAfter(compared, order).map((test) => sql`${sql.join([...before, test], sql` and `)}`)];
    })
    .reverse()
    .flat();
};

/**
 * Reads all rows of `where` in chunks. Each chunk starts where the previous one ended, so the last costs as much as the
 * first.
 */
export async function* readChunks(
  db: Database,
  schema: TableSchema,
  where: RawBuilder<unknown>,
  { sort, limit, columns }: ChunksQuery,
): AsyncGenerator<Row[]> {
  const table = sql.table(schema.name);
  const needed = new Set([schema.key, ...sort.map(({ field }) => field), ...columns]);
  for (const name of needed) columnOf(schema, name);
  const names = sql.join([...needed].map((name) => sql.ref(name)));
  const order = orderSql(schema, sort);
  const read = async (range: Test | null, maxRows: number): Promise<Row[]> => {
    const rangeSql = range ? sql`and ${range}` : sql``;
    return (
      await sql<Row>`select ${names} from ${table} ${where} ${rangeSql} ${order} limit ${maxRows}`.execute(db)
    ).rows;
  };
  let rows = await read(null, limit);
  yield rows;
  for (let last = rows.at(-1); last && rows.length === limit; last = rows.at(-1)) {
    rows = [];
    for (const range of rangesAfter(schema, sort, last))
      if (rows.length < limit) rows.push(...(await read(range, limit - rows.length)));
    yield rows;
  }
}
