import { sql, type RawBuilder } from 'kysely';
import { joinedSchema } from '../joins';
import type { Join } from '../storage';
import type { TableSchema } from '../table-schema';
import { whereSql, type SchemaOf } from './conditions';
import { comparedName, foldedName } from './names';

/** A table with the columns of related rows. */
export interface JoinedTable {
  readonly schema: TableSchema;
  /** What to select from. It has the name of the table. */
  readonly from: RawBuilder<unknown>;
}

/** Returns the columns of a join: those of the related table with their new names, each with its folded copy. */
const columnsOf = (related: TableSchema, { columns }: Join): readonly (readonly [string, string])[] =>
  Object.entries(columns).flatMap(([name, column]) => {
    const compared = comparedName(related, column);
    return compared === column
      ? [[name, column] as const]
      : [[name, column] as const, [foldedName(name), compared] as const];
  });

/**
 * Returns a table with the columns of related rows, as a subquery that has its name: statements that read the table read it
 * in the same way. The database merges it with them, and leaves out joins whose columns they do not use.
 */
export const joinedTable = (
  schemaOf: SchemaOf,
  schema: TableSchema,
  joins: readonly Join[] = [],
): JoinedTable => {
  if (joins.length === 0) return { schema, from: sql.table(schema.name) };
  const parts = joins.map((join, at) => {
    const related = schemaOf(join.table);
    const columns = columnsOf(related, join);
    const alias = `join ${at}`;
    const names = new Set([related.key, ...columns.map(([, column]) => column)]);
    const rows = sql`select ${sql.join([...names].map((name) => sql.ref(name)))} from ${sql.table(related.name)}
      ${whereSql(schemaOf, related, join.where)}`;
    const isRelated = sql`${sql.ref(`${alias}.${related.key}`)} = ${sql.ref(`${schema.name}.${join.by}`)}`;
    return {
      columns: columns.map(([name, column]) => sql`${sql.ref(`${alias}.${column}`)} as ${sql.ref(name)}`),
      join: sql`left join (${rows}) as ${sql.ref(alias)} on ${isRelated}`,
    };
  });
  const own = sql`${sql.ref(schema.name)}.*`;
  const selected = sql.join([own, ...parts.flatMap(({ columns }) => columns)]);
  const joined = sql.join(
    parts.map(({ join }) => join),
    sql` `,
  );
  return {
    schema: joinedSchema(schemaOf, schema, joins),
    from: sql`(select ${selected} from ${sql.table(schema.name)} ${joined}) as ${sql.ref(schema.name)}`,
  };
};
