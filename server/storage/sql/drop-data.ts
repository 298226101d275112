import { sql } from 'kysely';
import { systemTables } from '../system-tables';
import type { TableSchema } from '../table-schema';
import type { Database } from './database';
import { takeTurn, tableRecord } from './migrate';
import { columnNames, countRows, countValues, counted, dropColumn, existingColumns } from './migration-run';
import { changeHistory, changeTrash } from './stored-names';

/** Whether the server created the table for a resource. */
const isOfResource = async (db: Database, table: string): Promise<boolean> => {
  if ((await existingColumns(db, 'schema_migrations')).size === 0) return false;
  const { rows } = await sql`select 1 from schema_migrations where name = ${tableRecord(table)}`.execute(db);
  return rows.length > 0;
};

const dropTable = async (db: Database, table: string): Promise<string> => {
  const rows = await countRows(db, table);
  await sql`drop table ${sql.table(table)}`.execute(db);
  for (const kept of ['record_versions', 'deleted_records'])
    if ((await existingColumns(db, kept)).size > 0)
      await sql`delete from ${sql.table(kept)} where table_name = ${table}`.execute(db);
  await sql`delete from schema_migrations where name = ${tableRecord(table)}`.execute(db);
  return `Table "${table}" was dropped, with ${counted(rows, 'row')}, its history and its trash.`;
};

const dropValues = async (db: Database, table: string, column: string): Promise<string> => {
  const present = await existingColumns(db, table);
  const values = await countValues(db, table, column);
  await dropColumn(db, table, column, present);
  const without = (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => name !== column));
  const states = await changeHistory(db, table, without);
  const deleted = await changeTrash(db, table, without);
  // An index that also held the column is gone: the next start creates it again.
  await sql`update schema_migrations set fingerprint = '' where name = ${tableRecord(table)}`.execute(db);
  return `Column "${column}" of table "${table}" was dropped, with ${counted(values, 'value')}, in ${counted(states, 'state')} of the history and ${counted(deleted, 'deleted record')}, too.`;
};

/**
 * Drops a table of a resource that was taken away (`table`), or a column that has no field (`table.column`), with what
 * history and trash have of it. Returns what was dropped, in a sentence. Throws an Error for anything that is declared,
 * of the server itself, or not there.
 */
export const dropData = (db: Database, schemas: readonly TableSchema[], target: string): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const [table = '', column] = target.split('.');
    const declared = schemas.find(({ name }) => name === table);
    const isOwn = systemTables.some(({ name }) => name === table);
    if (isOwn || !(await isOfResource(transaction, table)))
      throw new Error(`"${table}" is no table of a resource. Nothing was dropped.`);
    if (column === undefined) {
      if (declared) throw new Error(`Table "${table}" is declared by a resource. Nothing was dropped.`);
      return dropTable(transaction, table);
    }
    if (declared && columnNames(declared).has(column))
      throw new Error(`Column "${column}" of table "${table}" is declared by a field. Nothing was dropped.`);
    if (!(await existingColumns(transaction, table)).has(column))
      throw new Error(`Table "${table}" has no column "${column}". Nothing was dropped.`);
    return dropValues(transaction, table, column);
  });
