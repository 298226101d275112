import { sql, type RawBuilder } from 'kysely';
import { columnOf } from '../row-values';
import type { Read, Row } from '../storage';
import type { TableSchema } from '../table-schema';
import { whereSql } from './conditions';
import type { Database } from './database';
import { orderSql } from './order';

/** A read is not named like a table, which a later one may mean. */
const nameOf = (read: string): RawBuilder<unknown> => sql.ref(`read_${read}`);

const readSql = (
  schema: TableSchema,
  { where, within }: Read,
  earlier: ReadonlyMap<string, TableSchema>,
): RawBuilder<unknown> => {
  const columns = sql.join(Object.keys(schema.columns).map((name) => sql.ref(name)));
  const rows = sql`select ${columns} from ${sql.table(schema.name)} ${whereSql(schema, where)}`;
  const order = orderSql(schema, []);
  if (!within) return sql`${rows} ${order}`;
  const other = earlier.get(within.read);
  if (!other) throw new Error(`There is no read ${within.read} before`);
  columnOf(schema, within.field);
  columnOf(other, within.column);
  const values = sql`select ${sql.ref(within.column)} from ${nameOf(within.read)}`;
  return sql`${rows} ${where.length > 0 ? sql`and` : sql`where`} ${sql.ref(within.field)} in (${values}) ${order}`;
};

/** Each read is a table of the one statement, and leaves it as JSON, which holds all of our column types exactly. */
export const readTogether = async <Name extends string>(
  db: Database,
  schemaOf: (table: string) => TableSchema,
  reads: Readonly<Record<Name, Read>>,
): Promise<Record<Name, Row[]>> => {
  const earlier = new Map<string, TableSchema>();
  const tables: RawBuilder<unknown>[] = [];
  for (const [name, read] of Object.entries<Read>(reads)) {
    const schema = schemaOf(read.table);
    tables.push(sql`${nameOf(name)} as materialized (${readSql(schema, read, earlier)})`);
    earlier.set(name, schema);
  }
  const rowsOf = (name: string) => sql`(select json_agg(rows) from ${nameOf(name)} rows) as ${sql.ref(name)}`;
  const names = [...earlier.keys()];
  const statement = sql<
    Record<string, Row[] | null>
  >`with ${sql.join(tables)} select ${sql.join(names.map(rowsOf))}`;
  const [found] = (await statement.execute(db)).rows;
  return Object.fromEntries(names.map((name) => [name, found?.[name] ?? []])) as Record<Name, Row[]>;
};
