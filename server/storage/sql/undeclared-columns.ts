import type { TableSchema } from '../table-schema';
import {
  columnNames,
  counted,
  countValues,
  dropColumn,
  type ExistingColumns,
  type MigrationRun,
} from './migration-run';
import { foldedName } from './names';

/** Returns the columns of a table that neither the declarations nor a numbered migration know. */
const undeclaredIn = (
  { addedColumns }: MigrationRun,
  schema: TableSchema,
  present: ExistingColumns,
): string[] => {
  const declared = columnNames(schema);
  const unknown = [...present.keys()].filter(
    (name) => !declared.has(name) && !addedColumns.has(`${schema.name}.${name}`),
  );
  const copies = new Set(unknown.map(foldedName));
  return unknown.filter((name) => !copies.has(name));
};

/**
 * Removes columns that no field declares and that have no value: nothing is lost, and a column that may not be null would
 * reject every new row. Refuses to start while such a column has values.
 */
export const removeUndeclared = async (
  run: MigrationRun,
  schema: TableSchema,
  present: ExistingColumns,
): Promise<void> => {
  const { db, step, refuse } = run;
  for (const name of undeclaredIn(run, schema, present)) {
    const values = await countValues(db, schema.name, name);
    if (values > 0) {
      refuse(
        `Column "${name}" of table "${schema.name}" has ${counted(values, 'value')}, but no field. If a field took its place, write \`was: '${name}'\` at that field. To drop the values, run "npm run migration -- --drop ${schema.name}.${name}".`,
      );
      continue;
    }
    await dropColumn(db, schema.name, name, present);
    step(`Drop column "${name}" of table "${schema.name}", which has no field and no value.`);
  }
};
