import { sql, type RawBuilder } from 'kysely';
import type { ListQuery, Row } from '../storage';
import type { TableSchema } from '../table-schema';
import { otherTables, whereSql, type SchemaOf } from './conditions';
import type { CountCache } from './count-cache';
import type { Database } from './database';
import { joinedTable, type JoinedTable } from './joins';
import { byNames, orderParts, orderSql, selectedParts, type OrderPart } from './order';

/** From this offset on, it pays to check whether the page is nearer to the end. */
const deepOffset = 1000;

interface PageContext {
  readonly db: Database;
  /** For statements that read all rows of a table. */
  readonly patientDb: Database;
  readonly schemaOf: SchemaOf;
  readonly counts: Pick<CountCache, 'of'>;
}

/** A query with its parts as SQL. */
interface PageRead extends Pick<PageContext, 'db'>, JoinedTable {
  readonly where: RawBuilder<unknown>;
  readonly parts: readonly OrderPart[];
  readonly query: ListQuery;
}

type Found = { readonly data: Row[]; readonly total: number | null };

const columnsOf = ({ schema }: PageRead): RawBuilder<unknown> =>
  sql.join(Object.keys(schema.columns).map((name) => sql.ref(name)));

/** Splits the rows of a page from the total count that each of them carries. */
const withoutTotal = (rows: readonly Row[]): Found => ({
  data: rows.map(({ 'total count': _, ...row }) => row),
  total: (rows[0]?.['total count'] ?? null) as number | null,
});

const readRows = async (read: PageRead, rest: RawBuilder<unknown>): Promise<Row[]> =>
  (await sql<Row>`select ${columnsOf(read)} from ${read.from} ${rest}`.execute(read.db)).rows;

const countRows = async ({ db, from, where }: PageRead): Promise<number> =>
  (await sql<{ n: number }>`select count(*) as n from ${from} ${where}`.execute(db)).rows[0]?.n ?? 0;

const pageSql = ({ where, parts, query }: PageRead): RawBuilder<unknown> =>
  sql`${where} ${orderSql(parts)} limit ${query.limit} offset ${query.offset}`;

/** Reads a page and the total count in one statement. The rows are only counted when the page is full. */
const readCounted = async (read: PageRead): Promise<Found> => {
  const { db, from, where, query } = read;
  const { rows } = await sql<Row>`
    with read_page as materialized (select ${columnsOf(read)} from ${from} ${pageSql(read)})
    select read_page.*, case when (select count(*) from read_page) = ${query.limit}
      then (select count(*) from ${from} ${where}) end as "total count" from read_page`.execute(db);
  return withoutTotal(rows);
};

/**
 * Like `readCounted`, for a search: every row is tested once, for the page and the count together. Without a search, an
 * index has the page in order; a search would read the table in that order to find ten rows, and again to count.
 */
const readFound = async (read: PageRead): Promise<Found> => {
  const { db, schema, from, where, parts, query } = read;
  const key = sql.ref(schema.key);
  const page = sql`${orderSql(byNames(parts))} limit ${query.limit} offset ${query.offset}`;
  const { rows } = await sql<Row>`
    with found as materialized (select ${key}, ${selectedParts(parts)} from ${from} ${where})
    select ${columnsOf(read)}, (select count(*) from found) as "total count" from ${from}
    where ${key} in (select ${key} from found ${page})
    ${orderSql(parts)}`.execute(db);
  return withoutTotal(rows);
};

/** Skips rows in the index alone and only reads the rows of the page. */
const readDeep = (
  read: PageRead,
  order: RawBuilder<unknown>,
  limit: number,
  offset: number,
): Promise<Row[]> => {
  const key = sql.ref(read.schema.key);
  const page = sql`select ${key} from ${read.from} ${read.where} ${order} limit ${limit} offset ${offset}`;
  return readRows(read, sql`where ${key} in (${page}) ${order}`);
};

const readBackwards = async (read: PageRead, total: number): Promise<Row[]> => {
  const { query, parts } = read;
  const limit = Math.min(query.limit, total - query.offset);
  const rows = await readDeep(read, orderSql(parts, true), limit, total - query.offset - limit);
  return rows.reverse();
};

/** Returns one page of a table and the total count, which may be a cached one. */
export const readPage = async (
  { db, patientDb, schemaOf, counts }: PageContext,
  table: TableSchema,
  query: ListQuery,
): Promise<{ data: Row[]; total_count: number }> => {
  const joined = joinedTable(schemaOf, table, query.joins);
  const where = whereSql(schemaOf, joined.schema, query.where, query.search);
  const parts = orderParts(schemaOf, joined.schema, query.sort);
  const read: PageRead = { db, ...joined, where, parts, query };
  const cachedCount = (compute: () => Promise<number>) => {
    // The joins belong to the query: they decide which rows it finds.
    const { sql: text, parameters } = sql`${read.from} ${where}`.compile(db);
    const tables = [table.name, ...otherTables(query.where, query.joins)];
    return counts.of(tables, JSON.stringify([text, parameters]), compute);
  };
  if (query.offset >= deepOffset) {
    const total_count = await cachedCount(() => countRows(read));
    if (query.offset >= total_count) return { data: [], total_count };
    if (query.offset > total_count / 2) return { data: await readBackwards(read, total_count), total_count };
    return { data: await readDeep(read, orderSql(parts), query.limit, query.offset), total_count };
  }
  const totalFrom = (rows: readonly Row[]): number | null =>
    rows.length < query.limit && (rows.length > 0 || query.offset === 0) ? query.offset + rows.length : null;
  let data: Row[] | undefined;
  const count = await cachedCount(async () => {
    const found = query.search ? await readFound({ ...read, db: patientDb }) : await readCounted(read);
    data = found.data;
    return totalFrom(data) ?? found.total ?? countRows(read);
  });
  data ??= await readRows(read, pageSql(read));
  return { data, total_count: totalFrom(data) ?? count };
};
