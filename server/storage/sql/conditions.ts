import { sql, type RawBuilder } from 'kysely';
import type { Condition, Scalar } from '@core/resource/condition';
import { cleanValue, columnOf, fits } from '../row-values';
import type { ListSearch, Where, Within } from '../storage';
import type { ColumnSchema, TableSchema } from '../table-schema';
import { allOf, anyOf, searchSql } from './search-sql';

type Test = RawBuilder<boolean>;
const never: Test = sql`false`;
const always: Test = sql`true`;

const comparisons = { lt: sql`<`, lte: sql`<=`, gt: sql`>`, gte: sql`>=` } as const;

/**
 * Whether a stored value can equal this value. If not, the database is not queried with it, because it would reject the
 * type.
 */
const canEqual = (column: ColumnSchema, value: Scalar): boolean =>
  value !== null && fits(column, value) && cleanValue(value) === value;

const equals = (column: ColumnSchema, ref: RawBuilder<unknown>, value: Scalar): Test => {
  if (value === null) return sql`${ref} is null`;
  return canEqual(column, value) ? sql`${ref} = ${value}` : never;
};

/** One parameter for all values costs less than one for each. */
const isAmong = (ref: RawBuilder<unknown>, values: readonly Scalar[]): Test =>
  values.length === 1 ? sql`${ref} = ${values[0]}` : sql`${ref} = any(${values})`;

/** Returns a condition as SQL, with the meaning that `core/list/match` defines. */
const conditionSql = (schema: TableSchema, test: Condition): Test => {
  const column = columnOf(schema, test.field);
  const ref = sql.ref(test.field);
  switch (test.op) {
    case 'eq':
      return equals(column, ref, test.value);
    case 'ne':
      if (test.value === null) return sql`${ref} is not null`;
      return canEqual(column, test.value) ? sql`${ref} is distinct from ${test.value}` : always;
    case 'in': {
      const values = test.value.filter((value) => canEqual(column, value));
      const tests = [
        ...(values.length > 0 ? [isAmong(ref, values)] : []),
        ...(test.value.includes(null) ? [sql`${ref} is null`] : []),
      ];
      return tests.length > 0 ? sql`(${sql.join(tests, sql` or `)})` : never;
    }
    default: {
      const { value } = test;
      if (column.type === 'integer' && typeof value === 'number' && !Number.isSafeInteger(value))
        return sql`${ref}::double precision ${comparisons[test.op]} ${value}::double precision`;
      if (value === null || !fits(column, value)) return never;
      return sql`${ref} ${comparisons[test.op]} ${cleanValue(value)}`;
    }
  }
};

/** Returns the schema of a table. Throws when the table does not exist. */
export type SchemaOf = (table: string) => TableSchema;

const withinSql = (schemaOf: SchemaOf, schema: TableSchema, { field, within }: Within): Test => {
  const other = schemaOf(within.table);
  columnOf(schema, field);
  columnOf(other, within.column);
  const values = sql`select ${sql.ref(within.column)} from ${sql.table(other.name)}`;
  return sql`${sql.ref(field)} in (${values} ${whereSql(schemaOf, other, within.where)})`;
};

/** Returns a test as SQL. */
export const testSql = (schemaOf: SchemaOf, schema: TableSchema, test: Condition | Within): Test =>
  'within' in test ? withinSql(schemaOf, schema, test) : conditionSql(schema, test);

/** Returns the test whether a row is found by a list's search. */
const foundSql = (schema: TableSchema, search: ListSearch): Test => {
  const others = search.or ?? [];
  const tests = others.map((where) => allOf([always, ...where.map((test) => conditionSql(schema, test))]));
  return anyOf([searchSql(schema, search), ...tests]);
};

/** Returns the `where` clause. More tests may be appended to it. */
export const whereSql = (
  schemaOf: SchemaOf,
  schema: TableSchema,
  where: Where,
  search?: ListSearch,
): RawBuilder<unknown> => {
  const tests = where.map((test) => testSql(schemaOf, schema, test));
  if (search) tests.push(foundSql(schema, search));
  return sql`where ${tests.length > 0 ? sql.join(tests, sql` and `) : always}`;
};

/** Returns the other tables that a `where` reads. */
export const otherTables = (where: Where): string[] =>
  where.flatMap((test) => ('within' in test ? [test.within.table, ...otherTables(test.within.where)] : []));
