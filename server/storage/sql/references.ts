import { sql } from 'kysely';
import type { Reference, TableSchema } from '../table-schema';
import { counted, type MigrationRun } from './migration-run';
import { referenceName } from './names';

const existingReferences = async ({ db }: MigrationRun, table: string): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ name: string }>`select con.conname as name from pg_constraint con
    join pg_class rel on rel.oid = con.conrelid join pg_namespace space on space.oid = rel.relnamespace
    where con.contype = 'f' and space.nspname = current_schema() and rel.relname = ${table}`.execute(db);
  return new Set(rows.map(({ name }) => name));
};

/** Adds the foreign key of a column. Refuses values that refer to no row. */
const addReference = async (
  { db, step, refuse }: MigrationRun,
  schema: TableSchema,
  { column, table }: Reference,
  key: string,
): Promise<void> => {
  const [own, other] = [sql.ref(`${schema.name}.${column}`), sql.ref(`related.${key}`)];
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(schema.name)}
    where ${own} is not null and not exists (select from ${sql.table(table)} as related where ${other} = ${own})`.execute(
    db,
  );
  const dangling = rows[0]?.n ?? 0;
  if (dangling > 0) {
    refuse(
      `Column "${column}" of table "${schema.name}" has ${counted(dangling, 'value')} with no row of table "${table}". Set them to null, or add the rows, before the field becomes a relation.`,
    );
    return;
  }
  await sql`alter table ${sql.table(schema.name)} add constraint ${sql.ref(referenceName(schema, column))}
    foreign key (${sql.ref(column)}) references ${sql.table(table)} (${sql.ref(key)}) deferrable initially deferred`.execute(
    db,
  );
  step(`Let column "${column}" of table "${schema.name}" refer to table "${table}".`);
};

/** Adds and removes the foreign keys of a table, as declared. All tables exist. */
export const ensureReferences = async (
  run: MigrationRun,
  schema: TableSchema,
  schemas: readonly TableSchema[],
): Promise<void> => {
  const { references = [] } = schema;
  const present = await existingReferences(run, schema.name);
  const declared = new Set(references.map(({ column }) => referenceName(schema, column)));
  for (const name of present)
    if (!declared.has(name)) {
      await sql`alter table ${sql.table(schema.name)} drop constraint ${sql.ref(name)}`.execute(run.db);
      run.step(`Drop reference "${name}".`);
    }
  for (const reference of references) {
    const key = schemas.find(({ name }) => name === reference.table)?.key;
    if (key !== undefined && !present.has(referenceName(schema, reference.column)))
      await addReference(run, schema, reference, key);
  }
};
