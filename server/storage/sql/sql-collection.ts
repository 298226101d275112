import { sql, type RawBuilder } from 'kysely';
import { checkAggregate } from '../aggregates';
import { checkedValues, columnOf, completeRow } from '../row-values';
import type { Collection, ListQuery, Row } from '../storage';
import type { TableSchema } from '../table-schema';
import { aggregateSql } from './aggregate-sql';
import { whereSql } from './conditions';
import type { Database } from './database';
import { comparedName } from './names';
import { insertRows, raiseSequence, refusingDuplicates, withFolded } from './writes';

const rowsPerInsert = 2500;

const orderSql = (schema: TableSchema, sort: ListQuery['sort']): RawBuilder<unknown> => {
  const parts = sort.map(({ field, order }) => {
    const ref = sql.ref(comparedName(schema, field));
    if (order === 'asc') return sql`${ref} asc`;
    // Where there is no null the shorter form lets an index serve both directions.
    return columnOf(schema, field).nullable ? sql`${ref} desc nulls last` : sql`${ref} desc`;
  });
  return sql`order by ${sql.join([...parts, sql`${sql.ref(schema.key)} asc`])}`;
};

const insertAll = async (db: Database, schema: TableSchema, rows: readonly Row[]): Promise<void> => {
  const whole = rows.map((row) => withFolded(schema, completeRow(schema, row)));
  const keyed = whole.filter((row) => schema.key in row);
  for (const alike of [keyed, whole.filter((row) => !(schema.key in row))])
    for (let start = 0; start < alike.length; start += rowsPerInsert)
      await insertRows(schema, alike.slice(start, start + rowsPerInsert)).execute(db);
  if (keyed.length > 0) await raiseSequence(db, schema);
};

export const sqlCollection = (db: Database, schema: TableSchema): Collection => {
  const table = sql.table(schema.name);
  const columns = sql.join(Object.keys(schema.columns).map((name) => sql.ref(name)));
  const byKey = orderSql(schema, []);

  const read = async (rest: RawBuilder<unknown>): Promise<Row[]> =>
    (await sql<Row>`select ${columns} from ${table} ${rest}`.execute(db)).rows;
  const countRows = async (where: RawBuilder<unknown>): Promise<number> =>
    (await sql<{ n: number }>`select count(*) as n from ${table} ${where}`.execute(db)).rows[0]?.n ?? 0;
  const changed = async (statement: RawBuilder<unknown>): Promise<number> =>
    Number((await refusingDuplicates(schema, () => statement.execute(db))).numAffectedRows ?? 0);

  return {
    list: async (query) => {
      const where = whereSql(schema, query.where, query.search);
      const order = orderSql(schema, query.sort);
      const data = await read(sql`${where} ${order} limit ${query.limit} offset ${query.offset}`);
      const isLast = data.length < query.limit && (data.length > 0 || query.offset === 0);
      return { data, total_count: isLast ? query.offset + data.length : await countRows(where) };
    },
    find: async (where, limit) =>
      read(sql`${whereSql(schema, where)} ${byKey} ${limit === undefined ? sql`` : sql`limit ${limit}`}`),
    first: async (where) => (await read(sql`${whereSql(schema, where)} ${byKey} limit 1`))[0] ?? null,
    count: async (where) => countRows(whereSql(schema, where)),
    aggregate: async (query) => {
      checkAggregate(schema, query);
      return aggregateSql(db, schema, query);
    },
    insert: async (row) => {
      const whole = withFolded(schema, completeRow(schema, row));
      const statement = sql<Row>`${insertRows(schema, [whole])} returning ${columns}`;
      const { rows } = await refusingDuplicates(schema, () => statement.execute(db));
      if (schema.key in whole) await raiseSequence(db, schema);
      return rows[0] ?? row;
    },
    insertMany: async (rows) =>
      refusingDuplicates(schema, () =>
        db.isTransaction
          ? insertAll(db, schema, rows)
          : db.transaction().execute((transaction) => insertAll(transaction, schema, rows)),
      ),
    update: async (where, patch) => {
      const values = Object.entries(withFolded(schema, checkedValues(schema, patch)));
      const sets = values.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
      if (sets.length === 0) return countRows(whereSql(schema, where));
      return changed(sql`update ${table} set ${sql.join(sets)} ${whereSql(schema, where)}`);
    },
    remove: async (where) => changed(sql`delete from ${table} ${whereSql(schema, where)}`),
  };
};
