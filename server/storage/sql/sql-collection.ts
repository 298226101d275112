import { sql, type RawBuilder } from 'kysely';
import { checkAggregate } from '../aggregates';
import { checkedValues, completeRow } from '../row-values';
import type { Collection, ListQuery, Row, Where } from '../storage';
import type { TableSchema } from '../table-schema';
import { aggregateSql } from './aggregate-sql';
import { otherTables, whereSql, type SchemaOf } from './conditions';
import type { Counts } from './counts';
import type { Database } from './database';
import { orderSql } from './order';
import { readPieces } from './pieces';
import { insertRows, raiseSequence, refusingDuplicates, withFolded } from './writes';

const rowsPerInsert = 2500;

/** From this offset on, it pays to check whether the page is nearer to the end. */
const deep = 1000;

const insertAll = async (db: Database, schema: TableSchema, rows: readonly Row[]): Promise<void> => {
  const whole = rows.map((row) => withFolded(schema, completeRow(schema, row)));
  const keyed = whole.filter((row) => schema.key in row);
  for (const alike of [keyed, whole.filter((row) => !(schema.key in row))])
    for (let start = 0; start < alike.length; start += rowsPerInsert)
      await insertRows(schema, alike.slice(start, start + rowsPerInsert)).execute(db);
  if (keyed.length > 0) await raiseSequence(db, schema);
};

export interface Notes {
  readonly counts: Pick<Counts, 'of'>;
  /** Called after a write. */
  readonly onWritten: (table: string) => void;
}

export const sqlCollection = (
  db: Database,
  schemaOf: SchemaOf,
  name: string,
  { counts, onWritten }: Notes,
): Collection => {
  const schema = schemaOf(name);
  const table = sql.table(schema.name);
  const columns = sql.join(Object.keys(schema.columns).map((name) => sql.ref(name)));
  const byKey = orderSql(schema, []);
  const whereOf = (where: Where, search?: ListQuery['search']) => whereSql(schemaOf, schema, where, search);

  const read = async (rest: RawBuilder<unknown>): Promise<Row[]> =>
    (await sql<Row>`select ${columns} from ${table} ${rest}`.execute(db)).rows;
  const countRows = async (where: RawBuilder<unknown>): Promise<number> =>
    (await sql<{ n: number }>`select count(*) as n from ${table} ${where}`.execute(db)).rows[0]?.n ?? 0;
  /** Returns the cached count of a query, or the result of `ask`. */
  const knownCount = (query: ListQuery, where: RawBuilder<unknown>, ask: () => Promise<number>) => {
    const { sql: text, parameters } = where.compile(db);
    return counts.of([name, ...otherTables(query.where)], JSON.stringify([text, parameters]), ask);
  };
  /** Reads a page and the total count in one statement. The rows are only counted when the page is full. */
  const readCounted = async (page: RawBuilder<unknown>, where: RawBuilder<unknown>, limit: number) => {
    const { rows } = await sql<Row>`
      with read_page as materialized (select ${columns} from ${table} ${page})
      select read_page.*, case when (select count(*) from read_page) = ${limit}
        then (select count(*) from ${table} ${where}) end as "total count" from read_page`.execute(db);
    const total = rows[0]?.['total count'] ?? null;
    return { data: rows.map(({ 'total count': _, ...row }) => row), total: total as number | null };
  };
  const writing = <T>(work: () => Promise<T>): Promise<T> =>
    refusingDuplicates(schema, work).finally(() => onWritten(schema.name));
  const changed = async (statement: RawBuilder<unknown>): Promise<number> =>
    Number((await writing(() => statement.execute(db))).numAffectedRows ?? 0);
  /** Skips rows in the index alone and only reads the rows of the page. */
  const readDeep = (
    where: RawBuilder<unknown>,
    order: RawBuilder<unknown>,
    limit: number,
    offset: number,
  ) => {
    const key = sql.ref(schema.key);
    const page = sql`select ${key} from ${table} ${where} ${order} limit ${limit} offset ${offset}`;
    return read(sql`where ${key} in (${page}) ${order}`);
  };
  const readBackwards = async (query: ListQuery, where: RawBuilder<unknown>, total: number) => {
    const limit = Math.min(query.limit, total - query.offset);
    const order = orderSql(schema, query.sort, true);
    const rows = await readDeep(where, order, limit, total - query.offset - limit);
    return rows.reverse();
  };

  return {
    list: async (query) => {
      const where = whereOf(query.where, query.search);
      const order = orderSql(schema, query.sort);
      if (query.offset >= deep) {
        const total_count = await knownCount(query, where, () => countRows(where));
        if (query.offset >= total_count) return { data: [], total_count };
        if (query.offset > total_count / 2)
          return { data: await readBackwards(query, where, total_count), total_count };
        return { data: await readDeep(where, order, query.limit, query.offset), total_count };
      }
      const page = sql`${where} ${order} limit ${query.limit} offset ${query.offset}`;
      const end = (rows: readonly Row[]): number | null =>
        rows.length < query.limit && (rows.length > 0 || query.offset === 0)
          ? query.offset + rows.length
          : null;
      let data: Row[] | undefined;
      const count = await knownCount(query, where, async () => {
        const found = await readCounted(page, where, query.limit);
        data = found.data;
        return end(data) ?? found.total ?? countRows(where);
      });
      data ??= await read(page);
      return { data, total_count: end(data) ?? count };
    },
    pieces: (query) => readPieces(db, schema, whereOf(query.where, query.search), query),
    find: async (where, limit) =>
      read(sql`${whereOf(where)} ${byKey} ${limit === undefined ? sql`` : sql`limit ${limit}`}`),
    first: async (where) => (await read(sql`${whereOf(where)} ${byKey} limit 1`))[0] ?? null,
    lock: async (where) => (await read(sql`${whereOf(where)} ${byKey} limit 1 for update`))[0] ?? null,
    count: async (where) => countRows(whereOf(where)),
    aggregate: async (query) => {
      checkAggregate(schema, query);
      return aggregateSql(db, schema, whereOf(query.where, query.search), query);
    },
    insert: async (row) => {
      const whole = withFolded(schema, completeRow(schema, row));
      const statement = sql<Row>`${insertRows(schema, [whole])} returning ${columns}`;
      const { rows } = await writing(() => statement.execute(db));
      if (schema.key in whole) await raiseSequence(db, schema);
      return rows[0] ?? row;
    },
    insertMany: async (rows) =>
      writing(() =>
        db.isTransaction
          ? insertAll(db, schema, rows)
          : db.transaction().execute((transaction) => insertAll(transaction, schema, rows)),
      ),
    update: async (where, patch) => {
      const values = Object.entries(withFolded(schema, checkedValues(schema, patch)));
      const sets = values.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
      if (sets.length === 0) return countRows(whereOf(where));
      return changed(sql`update ${table} set ${sql.join(sets)} ${whereOf(where)}`);
    },
    remove: async (where) => changed(sql`delete from ${table} ${whereOf(where)}`),
  };
};
