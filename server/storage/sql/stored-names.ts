import { sql, type RawBuilder } from 'kysely';
import type { Row } from '../storage';
import type { TableSchema } from '../table-schema';
import type { Database } from './database';
import { counted, existingColumns, type MigrationRun } from './migration-run';

type Values = Readonly<Record<string, unknown>>;
type ChangeValues = (values: Values) => Values;
/** New names by former ones. */
export type NewNames = ReadonlyMap<string, string>;

const rowsPerRead = 500;

/**
 * Changes the texts of a column that meet a condition, and returns how many. `change` returns the text itself where
 * nothing is to change. Does nothing without such a table, which an older version does not have.
 */
const rewrite = async (
  db: Database,
  table: string,
  column: string,
  where: RawBuilder<unknown>,
  change: (text: string) => string,
): Promise<number> => {
  if (!(await existingColumns(db, table)).has(column)) return 0;
  const [name, text] = [sql.table(table), sql.ref(column)];
  let changed = 0;
  for (let last = 0, isMore = true; isMore;) {
    const { rows } = await sql<{ id: number; text: string }>`select id, ${text} as text from ${name}
      where id > ${last} and ${text} is not null and ${where} order by id limit ${rowsPerRead}`.execute(db);
    const patches = rows
      .map((row) => ({ id: row.id, text: change(row.text) }))
      .filter((patch, at) => patch.text !== rows[at]?.text);
    if (patches.length > 0)
      await sql`update ${name} set ${text} = given.text
        from json_to_recordset(${JSON.stringify(patches)}::json) as given (id bigint, text text)
        where ${name}.id = given.id`.execute(db);
    changed += patches.length;
    last = rows.at(-1)?.id ?? 0;
    isMore = rows.length === rowsPerRead;
  }
  return changed;
};

interface TrashedText {
  readonly row: Row;
  readonly others: Readonly<Record<string, readonly Row[]>>;
}

/** Matches what the trash may have of a table: its records, and rows that were removed with records of other tables. */
const trashOf = (table: string): RawBuilder<unknown> =>
  sql`(table_name = ${table} or strpos(data, ${`${JSON.stringify(table)}:[{`}) > 0)`;

/** Returns how many deletions the trash has with rows of a table. */
export const countTrash = async (db: Database, table: string): Promise<number> => {
  if ((await existingColumns(db, 'deleted_records')).size === 0) return 0;
  const { rows } = await sql<{ n: number }>`select count(*) as n from deleted_records
    where ${trashOf(table)}`.execute(db);
  return rows[0]?.n ?? 0;
};

/** Changes the rows of a table that are in the trash. Returns in how many deletions. */
export const changeTrash = async (db: Database, table: string, change: ChangeValues): Promise<number> => {
  const changeRow = (row: Row): Row => change(row) as Row;
  const ofTable = async (where: RawBuilder<unknown>, isRecord: boolean) =>
    rewrite(db, 'deleted_records', 'data', where, (text) => {
      const { row, others } = JSON.parse(text) as TrashedText;
      const rows = others[table]?.map(changeRow);
      return JSON.stringify({
        row: isRecord ? changeRow(row) : row,
        others: { ...others, ...(rows && { [table]: rows }) },
      });
    });
  const records = await ofTable(sql`table_name = ${table}`, true);
  return records + (await ofTable(sql`table_name <> ${table} and ${trashOf(table)}`, false));
};

/** Returns how many rows of a table in the trash have no value in a column. */
export const countTrashWithout = async (db: Database, table: string, column: string): Promise<number> => {
  let n = 0;
  await changeTrash(db, table, (row) => {
    if ((row[column] ?? null) === null) n += 1;
    return row;
  });
  return n;
};

/** Changes the states of a table's records in the history. Returns how many. `names` are of the secret values. */
export const changeHistory = (
  db: Database,
  table: string,
  change: ChangeValues,
  names: (names: readonly string[]) => readonly string[] = (same) => same,
): Promise<number> =>
  rewrite(db, 'record_versions', 'state', sql`table_name = ${table}`, (text) => {
    const { facts, secret } = JSON.parse(text) as { facts: Values; secret: readonly string[] };
    return JSON.stringify({ facts: change(facts), secret: names(secret) });
  });

/** Returns the address of a view with the new names as sort key, and as filters where the list has such a filter. */
const renamedAddress = (address: string, filters: readonly string[], names: NewNames): string => {
  const renamed = [...new URLSearchParams(address)].map(([name, value]): [string, string] => {
    const filter = names.get(name);
    if (name === 'sortBy') return [name, names.get(value) ?? value];
    return [
      filter !== undefined && !filters.includes(name) && filters.includes(filter) ? filter : name,
      value,
    ];
  });
  const query = new URLSearchParams(renamed).toString();
  return query && `?${query}`;
};

const renamedKeys = (values: Values, names: NewNames): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [names.get(name) ?? name, value]));

/** Returns a user's choice of columns with the new names in its lists and objects. Another text stays as it is. */
const renamedChoice = (text: string, names: NewNames): string => {
  try {
    const parts = Object.entries(JSON.parse(text) as object).map(([part, value]: [string, unknown]) => {
      if (Array.isArray(value))
        return [part, value.map((name) => names.get(String(name)) ?? (name as unknown))];
      return [part, typeof value === 'object' && value ? renamedKeys(value as Values, names) : value];
    });
    return JSON.stringify(Object.fromEntries(parts));
  } catch {
    return text;
  }
};

/**
 * Uses new names of a table's columns wherever stored texts name them: history, trash, saved views and chosen columns.
 * The audit trail is never changed: its readers look names up in the declaration.
 */
export const renameInTexts = async (
  { db, step }: MigrationRun,
  { name: table, uses = [] }: TableSchema,
  names: NewNames,
): Promise<void> => {
  const rename: ChangeValues = (values) => renamedKeys(values, names);
  const done = (n: number, what: string) => {
    if (n > 0) step(`Use the new names of table "${table}" in ${counted(n, what)}.`);
  };
  const renamedNames = (list: readonly string[]) => list.map((name) => names.get(name) ?? name);
  done(await changeHistory(db, table, rename, renamedNames), 'state of the history');
  done(await changeTrash(db, table, rename), 'deleted record');
  for (const { resource, filters } of uses) {
    const isOfList = sql`resource = ${resource}`;
    const inView = (address: string) => renamedAddress(address, filters, names);
    done(await rewrite(db, 'saved_views', 'address', isOfList, inView), 'saved view');
    const isOfColumns = sql`name = ${`columns.${resource}`}`;
    const inChoice = (text: string) => renamedChoice(text, names);
    done(await rewrite(db, 'user_choices', 'value', isOfColumns, inChoice), 'choice of columns');
  }
};
