import { sql, type RawBuilder } from 'kysely';
import type { TableSchema } from '../table-schema';
import { countValues, counted, type MigrationRun } from './migration-run';
import { sqlTypes } from './names';
import { changeHistory, changeTrash } from './stored-names';

const { integer, real, text, boolean } = sqlTypes;

/** The conversions that keep every value, by the old type: they run by themselves. */
const lossless: Readonly<Record<string, readonly string[]>> = {
  [integer]: [real, text],
  [real]: [text],
  [boolean]: [text],
};

/** A double holds all integers up to this one. */
const maxExact = Number.MAX_SAFE_INTEGER;

interface Conversion {
  /** The type in the database. */
  readonly from: string;
  readonly to: RawBuilder<unknown>;
}

const isExact = async ({ db }: MigrationRun, table: string, name: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from ${sql.table(table)}
    where ${sql.ref(name)} not between ${sql.lit(-maxExact)} and ${sql.lit(maxExact)} limit 1`.execute(db);
  return rows.length === 0;
};

/** Changes the type of a column if every value stays the same. Refuses any other change, and says what to do. */
export const convertColumn = async (
  run: MigrationRun,
  schema: TableSchema,
  name: string,
  { from, to }: Conversion,
): Promise<void> => {
  const { db, step, refuse } = run;
  const target = sqlTypes[schema.columns[name]?.type ?? 'text'];
  const isLossless =
    name !== schema.key &&
    lossless[from]?.includes(target) === true &&
    (from !== integer || target !== real || (await isExact(run, schema.name, name)));
  if (!isLossless) {
    refuse(
      `Column "${name}" of table "${schema.name}" holds ${from} but is declared as ${target}: this needs a migration. Write how to convert its ${counted(await countValues(db, schema.name, name), 'value')} in a new file of server/storage/sql/migrations (docs/upgrading.md has an example).`,
    );
    return;
  }
  const [table, ref] = [sql.table(schema.name), sql.ref(name)];
  await sql`alter table ${table} alter column ${ref} drop default`.execute(db);
  await sql`alter table ${table} alter column ${ref} type ${to} using ${ref}::${sql.raw(target)}`.execute(db);
  if (target === text) {
    const asText = (row: Readonly<Record<string, unknown>>) =>
      ['number', 'boolean'].includes(typeof row[name]) ? { ...row, [name]: String(row[name]) } : row;
    await changeTrash(db, schema.name, asText);
    await changeHistory(db, schema.name, asText);
  }
  step(`Convert column "${name}" of table "${schema.name}" from ${from} to ${target}.`);
};
