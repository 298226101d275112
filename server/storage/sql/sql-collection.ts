import { sql, type RawBuilder } from 'kysely';
import { versionField } from '@core/resource/versioned';
import { checkAggregate } from '../aggregates';
import { checkedValues, columnOf, completeRow } from '../row-values';
import type { Collection, ListQuery, ListSearch, LockMode, Row, Where } from '../storage';
import type { TableSchema } from '../table-schema';
import { aggregateSql } from './aggregate-sql';
import { otherTables, whereSql, type SchemaOf } from './conditions';
import type { CountCache } from './count-cache';
import type { Database } from './database';
import { sqlTypes } from './names';
import { byNames, orderParts, orderSql, selectedParts } from './order';
import { readChunks } from './read-chunks';
import { insertRows, raiseSequence, withUniqueViolation, withFolded } from './writes';

const rowsPerInsert = 2500;

const lockClauses: Readonly<Record<LockMode, string>> = {
  shared: 'for share',
  free: 'for update skip locked',
};

/** From this offset on, it pays to check whether the page is nearer to the end. */
const deepOffset = 1000;

const insertAll = async (db: Database, schema: TableSchema, rows: readonly Row[]): Promise<void> => {
  const completeRows = rows.map((row) => withFolded(schema, completeRow(schema, row)));
  const keyed = completeRows.filter((row) => schema.key in row);
  for (const group of [keyed, completeRows.filter((row) => !(schema.key in row))])
    for (let start = 0; start < group.length; start += rowsPerInsert)
      await insertRows(schema, group.slice(start, start + rowsPerInsert)).execute(db);
  if (keyed.length > 0) await raiseSequence(db, schema);
};

/** Splits the rows of a page from the total count that each of them carries. */
const withoutTotal = (rows: readonly Row[]): { data: Row[]; total: number | null } => ({
  data: rows.map(({ 'total count': _, ...row }) => row),
  total: (rows[0]?.['total count'] ?? null) as number | null,
});

export interface CollectionContext {
  readonly counts: Pick<CountCache, 'of'>;
  /** Called after a write. */
  readonly onWritten: (table: string) => void;
  /** For statements that read all rows of a table. */
  readonly patientDb: Database;
}

export const sqlCollection = (
  db: Database,
  schemaOf: SchemaOf,
  name: string,
  { counts, onWritten, patientDb }: CollectionContext,
): Collection => {
  const schema = schemaOf(name);
  const table = sql.table(schema.name);
  const columns = sql.join(Object.keys(schema.columns).map((name) => sql.ref(name)));
  const byKey = orderSql(orderParts(schemaOf, schema, []));
  const partsOf = ({ sort }: ListQuery) => orderParts(schemaOf, schema, sort);
  const whereOf = (where: Where, search?: ListSearch) => whereSql(schemaOf, schema, where, search);

  const read = async (rest: RawBuilder<unknown>): Promise<Row[]> =>
    (await sql<Row>`select ${columns} from ${table} ${rest}`.execute(db)).rows;
  const countRows = async (where: RawBuilder<unknown>): Promise<number> =>
    (await sql<{ n: number }>`select count(*) as n from ${table} ${where}`.execute(db)).rows[0]?.n ?? 0;
  /** Returns the cached count of a query, or the result of `ask`. */
  const cachedCount = (query: ListQuery, where: RawBuilder<unknown>, compute: () => Promise<number>) => {
    const { sql: text, parameters } = where.compile(db);
    return counts.of([name, ...otherTables(query.where)], JSON.stringify([text, parameters]), compute);
  };
  /** Reads a page and the total count in one statement. The rows are only counted when the page is full. */
  const readCounted = async (page: RawBuilder<unknown>, where: RawBuilder<unknown>, limit: number) => {
    const { rows } = await sql<Row>`
      with read_page as materialized (select ${columns} from ${table} ${page})
      select read_page.*, case when (select count(*) from read_page) = ${limit}
        then (select count(*) from ${table} ${where}) end as "total count" from read_page`.execute(db);
    return withoutTotal(rows);
  };
  /**
   * Like `readCounted`, for a search: every row is tested once, for the page and the count together. Without a search, an
   * index has the page in order; a search would read the table in that order to find ten rows, and again to count.
   */
  const readFound = async (query: ListQuery, where: RawBuilder<unknown>) => {
    const key = sql.ref(schema.key);
    const parts = partsOf(query);
    const page = sql`${orderSql(byNames(parts))} limit ${query.limit} offset ${query.offset}`;
    const { rows } = await sql<Row>`
      with found as materialized (select ${key}, ${selectedParts(parts)} from ${table} ${where})
      select ${columns}, (select count(*) from found) as "total count" from ${table}
      where ${key} in (select ${key} from found ${page})
      ${orderSql(parts)}`.execute(patientDb);
    return withoutTotal(rows);
  };
  const runWrite = <T>(work: () => Promise<T>): Promise<T> =>
    withUniqueViolation(schema, work).finally(() => onWritten(schema.name));
  const affectedRows = async (statement: RawBuilder<unknown>): Promise<number> =>
    Number((await runWrite(() => statement.execute(db))).numAffectedRows ?? 0);
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
    const order = orderSql(partsOf(query), true);
    const rows = await readDeep(where, order, limit, total - query.offset - limit);
    return rows.reverse();
  };

  return {
    list: async (query) => {
      const where = whereOf(query.where, query.search);
      const order = orderSql(partsOf(query));
      if (query.offset >= deepOffset) {
        const total_count = await cachedCount(query, where, () => countRows(where));
        if (query.offset >= total_count) return { data: [], total_count };
        if (query.offset > total_count / 2)
          return { data: await readBackwards(query, where, total_count), total_count };
        return { data: await readDeep(where, order, query.limit, query.offset), total_count };
      }
      const page = sql`${where} ${order} limit ${query.limit} offset ${query.offset}`;
      const totalFrom = (rows: readonly Row[]): number | null =>
        rows.length < query.limit && (rows.length > 0 || query.offset === 0)
          ? query.offset + rows.length
          : null;
      let data: Row[] | undefined;
      const count = await cachedCount(query, where, async () => {
        const found = query.search
          ? await readFound(query, where)
          : await readCounted(page, where, query.limit);
        data = found.data;
        return totalFrom(data) ?? found.total ?? countRows(where);
      });
      data ??= await read(page);
      return { data, total_count: totalFrom(data) ?? count };
    },
    chunks: (query) => readChunks(patientDb, schemaOf, schema, whereOf(query.where, query.search), query),
    find: async (where, limit) =>
      read(sql`${whereOf(where)} ${byKey} ${limit === undefined ? sql`` : sql`limit ${limit}`}`),
    first: async (where) => (await read(sql`${whereOf(where)} ${byKey} limit 1`))[0] ?? null,
    newest: async (where, field, values) => {
      const given = sql`unnest(${values}::${sql.raw(sqlTypes[columnOf(schema, field).type])}[]) as given (value)`;
      const key = sql.ref(schema.key);
      // Without a limit for each value, a database without statistics reads all rows that match `where`.
      const { rows } = await sql<Row>`select newest.* from ${given} cross join lateral (
        select ${columns} from ${table} ${whereOf(where)} and ${sql.ref(field)} = given.value
        order by ${key} desc limit 1) as newest`.execute(db);
      return rows;
    },
    lock: async (where, mode) => {
      const lock = sql.raw(mode === undefined ? 'for update' : lockClauses[mode]);
      return (await read(sql`${whereOf(where)} ${byKey} limit 1 ${lock}`))[0] ?? null;
    },
    lockAll: async (where) => read(sql`${whereOf(where)} ${byKey} for update`),
    count: async (where) => countRows(whereOf(where)),
    aggregate: async (query) => {
      checkAggregate(schema, query);
      return aggregateSql(db, schema, whereOf(query.where, query.search), query);
    },
    insert: async (row) => {
      const complete = withFolded(schema, completeRow(schema, row));
      const statement = sql<Row>`${insertRows(schema, [complete])} returning ${columns}`;
      const { rows } = await runWrite(() => statement.execute(db));
      if (schema.key in complete) await raiseSequence(db, schema);
      return rows[0] ?? row;
    },
    insertMany: async (rows) =>
      runWrite(() =>
        db.isTransaction
          ? insertAll(db, schema, rows)
          : db.transaction().execute((transaction) => insertAll(transaction, schema, rows)),
      ),
    update: async (where, patch) => {
      const values = Object.entries(withFolded(schema, checkedValues(schema, patch)));
      const sets = values.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
      if (sets.length === 0) return countRows(whereOf(where));
      const version = sql.ref(versionField);
      if (schema.versioned) sets.push(sql`${version} = ${version} + 1`);
      return affectedRows(sql`update ${table} set ${sql.join(sets)} ${whereOf(where)}`);
    },
    remove: async (where) => affectedRows(sql`delete from ${table} ${whereOf(where)}`),
  };
};
