import { sql, type RawBuilder } from 'kysely';
import type { SortOrder } from '@core/resource/resource';
import { columnOf } from '../row-values';
import type { SortTerm, StoredSort } from '../storage';
import type { TableSchema } from '../table-schema';
import { whereSql, type SchemaOf } from './conditions';
import { comparedName } from './names';

/** Without nulls, the shorter form lets an index serve both directions. */
const directions = {
  asc: { plain: sql`asc`, nullable: sql`asc` },
  desc: { plain: sql`desc`, nullable: sql`desc nulls last` },
};
/** The reverse order. */
const backwards = {
  asc: { plain: sql`desc`, nullable: sql`desc nulls first` },
  desc: { plain: sql`asc`, nullable: sql`asc nulls first` },
};

/** One part of an order: what rows are compared by. */
export interface OrderPart {
  readonly value: RawBuilder<unknown>;
  readonly isNullable: boolean;
  readonly order: SortOrder;
}

const countSql = (
  schemaOf: SchemaOf,
  schema: TableSchema,
  { table, column, where }: Extract<SortTerm, { readonly count: unknown }>['count'],
): RawBuilder<unknown> => {
  const other = schemaOf(table);
  columnOf(other, column);
  // The alias keeps the two tables apart when they are the same.
  const isOfRow = sql`${sql.ref(`counted.${column}`)} = ${sql.ref(`${schema.name}.${schema.key}`)}`;
  const from = sql`${sql.table(other.name)} as counted`;
  return sql`(select count(*) from ${from} ${whereSql(schemaOf, other, where)} and ${isOfRow})`;
};

const partOf = (schemaOf: SchemaOf, schema: TableSchema, sort: StoredSort): OrderPart => {
  const { order } = sort;
  if ('count' in sort) return { value: countSql(schemaOf, schema, sort.count), isNullable: false, order };
  const { field, plus = [] } = sort;
  const columns = [field, ...plus].map((name) => sql.ref(comparedName(schema, name)));
  return {
    value: sql.join(columns, sql` + `),
    isNullable: columnOf(schema, field).nullable === true,
    order,
  };
};

/** Returns what the rows of a list are compared by. Ties are ordered by the key. */
export const orderParts = (
  schemaOf: SchemaOf,
  schema: TableSchema,
  sort: readonly StoredSort[],
): readonly OrderPart[] => [
  ...sort.map((one) => partOf(schemaOf, schema, one)),
  { value: sql.ref(schema.key), isNullable: false, order: 'asc' },
];

/** Returns the name of the selected column with a part's value. */
export const partName = (at: number): string => `sort ${at}`;

/** Returns the parts as selected columns. */
export const selectedParts = (parts: readonly OrderPart[]): RawBuilder<unknown> =>
  sql.join(parts.map(({ value }, at) => sql`${value} as ${sql.ref(partName(at))}`));

/** Returns the same order by the columns that `selectedParts` adds. */
export const byNames = (parts: readonly OrderPart[]): readonly OrderPart[] =>
  parts.map((part, at) => ({ ...part, value: sql.ref(partName(at)) }));

/** Returns the `order by` clause: nulls last in both directions. */
export const orderSql = (parts: readonly OrderPart[], isBackwards = false): RawBuilder<unknown> => {
  const directionsFor = isBackwards ? backwards : directions;
  const terms = parts.map(
    ({ value, isNullable, order }) =>
      sql`${value} ${directionsFor[order][isNullable ? 'nullable' : 'plain']}`,
  );
  return sql`order by ${sql.join(terms)}`;
};
