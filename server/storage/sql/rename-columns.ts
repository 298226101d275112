import { sql } from 'kysely';
import type { TableSchema } from '../table-schema';
import { countValues, counted, dropColumn, type ExistingColumns, type MigrationRun } from './migration-run';
import { foldedName, indexesOf } from './names';
import { renameInTexts, type NewNames } from './stored-names';

/**
 * Returns the former column whose values a column takes over. Undefined when the database has none, or only one without
 * values beside a column that exists already.
 */
const formerOf = async (
  { db, refuse }: MigrationRun,
  schema: TableSchema,
  name: string,
  present: ExistingColumns,
): Promise<string | undefined> => {
  const found = (schema.columns[name]?.was ?? []).filter((former) => present.has(former));
  const [declared] = found.filter((former) => Object.hasOwn(schema.columns, former));
  if (declared !== undefined) {
    refuse(
      `Field "${name}" of table "${schema.name}" was "${declared}", but "${declared}" still is a field. A name can be taken over only from a field that no declaration of the table has any more.`,
    );
    return undefined;
  }
  const values: string[] = [];
  for (const column of found) if ((await countValues(db, schema.name, column)) > 0) values.push(column);
  if (values.length === 0) return present.has(name) ? undefined : found[0];
  const isTaken = present.has(name) && (await countValues(db, schema.name, name)) > 0;
  const columns = [...values, ...(isTaken ? [name] : [])];
  if (columns.length === 1) return values[0];
  const drops = values.map((column) => `npm run migration -- --drop ${schema.name}.${column}`).join('" or "');
  refuse(
    `Field "${name}" of table "${schema.name}" may take over only one column, but ${columns.map((column) => `"${column}"`).join(' and ')} have values. Run "${drops}", or join them in a numbered migration.`,
  );
  return undefined;
};

/** Returns the table as it was declared before its columns got new names. */
const withFormerNames = (schema: TableSchema, names: NewNames): TableSchema => {
  const former = new Map([...names].map(([old, name]) => [name, old]));
  const renamed = (columns: readonly string[]) => columns.map((name) => former.get(name) ?? name);
  const { unique = [], indexes = [], exactIndexes = [], searched } = schema;
  return {
    ...schema,
    key: former.get(schema.key) ?? schema.key,
    columns: Object.fromEntries(
      Object.entries(schema.columns).map(([name, column]) => [former.get(name) ?? name, column]),
    ),
    unique: unique.map(renamed),
    indexes: indexes.map(renamed),
    exactIndexes: exactIndexes.map(renamed),
    ...(searched && { searched: renamed(searched) }),
  };
};

/** The names of indexes follow from their columns, so a new name of a column is one for its indexes, too. */
const renameIndexes = async ({ db }: MigrationRun, schema: TableSchema, names: NewNames): Promise<void> => {
  const before = indexesOf(withFormerNames(schema, names));
  for (const [at, { name }] of indexesOf(schema).entries()) {
    const former = before[at]?.name;
    if (former !== undefined && former !== name)
      await sql`alter index if exists ${sql.ref(former)} rename to ${sql.ref(name)}`.execute(db);
  }
};

/** Gives columns their new names, with their values, folded copies and indexes, and in everything stored by name. */
export const renameColumns = async (
  run: MigrationRun,
  schema: TableSchema,
  present: ExistingColumns,
): Promise<void> => {
  const { db, step } = run;
  const table = sql.table(schema.name);
  const names = new Map<string, string>();
  for (const name of Object.keys(schema.columns)) {
    const former = await formerOf(run, schema, name, present);
    if (former === undefined) continue;
    if (present.has(name)) await dropColumn(db, schema.name, name, present);
    for (const [old, next] of [
      [former, name],
      [foldedName(former), foldedName(name)],
    ] as const) {
      const column = present.get(old);
      if (!column) continue;
      await sql`alter table ${table} rename column ${sql.ref(old)} to ${sql.ref(next)}`.execute(db);
      present.delete(old);
      present.set(next, column);
    }
    const values = counted(await countValues(db, schema.name, name), 'value');
    step(`Rename column "${former}" of table "${schema.name}" to "${name}", with ${values}.`);
    names.set(former, name);
  }
  if (names.size === 0) return;
  await renameIndexes(run, schema, names);
  await renameInTexts(run, schema, names);
};
