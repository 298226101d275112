import { sql, type RawBuilder } from 'kysely';
import type { ReadQuery, Row } from '../storage';
import { whereSql, type SchemaOf } from './conditions';
import type { Database } from './database';
import { orderParts, orderSql } from './order';

/** Prefixed, so that the name of a read does not hide a table that a later read uses. */
const nameOf = (read: string): RawBuilder<unknown> => sql.ref(`read_${read}`);

const readSql = (schemaOf: SchemaOf, { table, where }: ReadQuery): RawBuilder<unknown> => {
  const schema = schemaOf(table);
  const columns = sql.join(Object.keys(schema.columns).map((name) => sql.ref(name)));
  const byKey = orderSql(orderParts(schemaOf, schema, []));
  return sql`select ${columns} from ${sql.table(table)} ${whereSql(schemaOf, schema, where)} ${byKey}`;
};

/** Runs all reads in one statement, each as a CTE. Returns the rows as JSON, which represents all column types exactly. */
export const readTogether = async <Name extends string>(
  db: Database,
  schemaOf: SchemaOf,
  reads: Readonly<Record<Name, ReadQuery>>,
): Promise<Record<Name, Row[]>> => {
  const names = Object.keys(reads) as Name[];
  const tables = names.map(
    (name) => sql`${nameOf(name)} as materialized (${readSql(schemaOf, reads[name])})`,
  );
  const rowsOf = (name: string) => sql`(select json_agg(rows) from ${nameOf(name)} rows) as ${sql.ref(name)}`;
  const statement = sql<
    Record<string, Row[] | null>
  >`with ${sql.join(tables)} select ${sql.join(names.map(rowsOf))}`;
  const [found] = (await statement.execute(db)).rows;
  return Object.fromEntries(names.map((name) => [name, found?.[name] ?? []])) as Record<Name, Row[]>;
};
