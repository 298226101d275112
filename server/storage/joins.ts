import { columnOf } from './row-values';
import type { Join } from './storage';
import type { TableSchema } from './table-schema';

/**
 * Returns the schema of a table with the columns of related rows. Throws when a join names an unknown table or column, or
 * a name that the table has already.
 */
export const joinedSchema = (
  schemaOf: (table: string) => TableSchema,
  schema: TableSchema,
  joins: readonly Join[] = [],
): TableSchema => {
  if (joins.length === 0) return schema;
  const columns = { ...schema.columns };
  for (const { table, by, columns: joined } of joins) {
    columnOf(schema, by);
    const related = schemaOf(table);
    for (const [name, column] of Object.entries(joined)) {
      if (Object.hasOwn(columns, name)) throw new Error(`Table ${schema.name} has a column ${name} already`);
      const { type, folded } = columnOf(related, column);
      columns[name] = { type, nullable: true, ...(folded && { folded }) };
    }
  }
  return { ...schema, columns };
};
