import { sql, type RawBuilder } from 'kysely';
import type { Scalar } from '@core/resource/condition';
import { columnOf } from '../row-values';
import type { ChunksQuery, Row } from '../storage';
import type { SchemaOf } from './conditions';
import type { Database } from './database';
import type { JoinedTable } from './joins';
import { orderParts, orderSql, partName, selectedParts, type OrderPart } from './order';

type Test = RawBuilder<unknown>;

/** A part of the order with the value of the row that the next one follows. */
interface LastPart extends OrderPart {
  readonly last: Scalar;
}

const isEqual = ({ value, last }: LastPart): Test =>
  last === null ? sql`${value} is null` : sql`${value} = ${last}`;

/** Tests for rows after a value in one part. No rows follow null. */
const testsAfter = ({ value, isNullable, order, last }: LastPart): Test[] => {
  if (last === null) return [];
  const later = order === 'asc' ? sql`${value} > ${last}` : sql`${value} < ${last}`;
  return isNullable ? [later, sql`${value} is null`] : [later];
};

/**
 * Tests for the rows after one row, as consecutive ranges of the order: first the rows that equal it in every part and
 * have a higher key, then the rows that equal it in all but the last part, and so on. An index serves each range, but
 * not all of them combined.
 */
const rangesAfter = (parts: readonly OrderPart[], row: Row): Test[] => {
  const all = parts.map((part, at): LastPart => ({ ...part, last: row[partName(at)] ?? null }));
  return all
    .flatMap((part, at) => {
      const before = all.slice(0, at).map(isEqual);
      return [testsAfter(part).map((test) => sql`${sql.join([...before, test], sql` and `)}`)];
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
  schemaOf: SchemaOf,
  { schema, from }: JoinedTable,
  where: RawBuilder<unknown>,
  { sort, limit, columns }: ChunksQuery,
): AsyncGenerator<Row[]> {
  const needed = [...new Set([schema.key, ...columns])];
  for (const name of needed) columnOf(schema, name);
  const names = sql.join(needed.map((name) => sql.ref(name)));
  const parts = orderParts(schemaOf, schema, sort);
  const order = orderSql(parts);
  const read = async (range: Test | null, maxRows: number): Promise<Row[]> => {
    const rangeSql = range ? sql`and ${range}` : sql``;
    return (
      await sql<Row>`
        select ${names}, ${selectedParts(parts)} from ${from} ${where} ${rangeSql} ${order} limit ${maxRows}
      `.execute(db)
    ).rows;
  };
  const shown = (rows: readonly Row[]): Row[] =>
    rows.map((row) => Object.fromEntries(needed.map((name) => [name, row[name] ?? null])));
  let rows = await read(null, limit);
  yield shown(rows);
  for (let last = rows.at(-1); last && rows.length === limit; last = rows.at(-1)) {
    rows = [];
    for (const range of rangesAfter(parts, last))
      if (rows.length < limit) rows.push(...(await read(range, limit - rows.length)));
    yield shown(rows);
  }
}
