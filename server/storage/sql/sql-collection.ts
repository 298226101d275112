import { sql, type RawBuilder } from 'kysely';
import { versionField } from '@core/resource/versioned';
import { checkAggregate } from '../aggregates';
import { checkedValues, columnOf, completeRow } from '../row-values';
import type { Collection, LockMode, Row, Where } from '../storage';
import type { TableSchema } from '../table-schema';
import { aggregateSql } from './aggregate-sql';
import { whereSql, type SchemaOf } from './conditions';
import type { CountCache } from './count-cache';
import type { Database } from './database';
import { joinedTable } from './joins';
import { sqlTypes } from './names';
import { orderParts, orderSql } from './order';
import { readChunks } from './read-chunks';
import { readPage } from './read-page';
import { insertRows, raiseSequence, withUniqueViolation, withFolded } from './writes';

const rowsPerInsert = 2500;

const lockClauses: Readonly<Record<LockMode, string>> = {
  shared: 'for share',
  free: 'for update skip locked',
};

const insertAll = async (db: Database, schema: TableSchema, rows: readonly Row[]): Promise<void> => {
  const completeRows = rows.map((row) => withFolded(schema, completeRow(schema, row)));
  const keyed = completeRows.filter((row) => schema.key in row);
  for (const group of [keyed, completeRows.filter((row) => !(schema.key in row))])
    for (let start = 0; start < group.length; start += rowsPerInsert)
      await insertRows(schema, group.slice(start, start + rowsPerInsert)).execute(db);
  if (keyed.length > 0) await raiseSequence(db, schema);
};

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
  const columns = sql.join(Object.keys(schema.columns).map((column) => sql.ref(column)));
  const byKey = orderSql(orderParts(schemaOf, schema, []));
  const whereOf = (where: Where) => whereSql(schemaOf, schema, where);

  const read = async (rest: RawBuilder<unknown>): Promise<Row[]> =>
    (await sql<Row>`select ${columns} from ${table} ${rest}`.execute(db)).rows;
  const countRows = async (where: RawBuilder<unknown>): Promise<number> =>
    (await sql<{ n: number }>`select count(*) as n from ${table} ${where}`.execute(db)).rows[0]?.n ?? 0;
  const runWrite = <T>(work: () => Promise<T>): Promise<T> =>
    withUniqueViolation(schema, work).finally(() => onWritten(schema.name));
  const affectedRows = async (statement: RawBuilder<unknown>): Promise<number> =>
    Number((await runWrite(() => statement.execute(db))).numAffectedRows ?? 0);

  return {
    list: (query) => readPage({ db, patientDb, schemaOf, counts }, schema, query),
    chunks: (query) => {
      const joined = joinedTable(schemaOf, schema, query.joins);
      const where = whereSql(schemaOf, joined.schema, query.where, query.search);
      return readChunks(patientDb, schemaOf, joined, where, query);
    },
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
      const joined = joinedTable(schemaOf, schema, query.joins);
      checkAggregate(joined.schema, query);
      const where = whereSql(schemaOf, joined.schema, query.where, query.search);
      return aggregateSql(db, joined.from, where, query);
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
