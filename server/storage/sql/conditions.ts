import { sql, type RawBuilder } from 'kysely';
import { fold } from '@core/list/fold';
import type { Condition, FieldOperand, FieldTest, OrderOperator, Scalar } from '@core/resource/condition';
import { checkCondition, cleanValue, columnOf, fits } from '../row-values';
import type { Join, ListSearch, Where, Within } from '../storage';
import type { ColumnSchema, TableSchema } from '../table-schema';
import { foldedName } from './names';
import { allOf, anyOf, isStorable, searchSql } from './search-sql';

type Test = RawBuilder<boolean>;
type Ref = RawBuilder<unknown>;
const never: Test = sql`false`;
const always: Test = sql`true`;

const comparisons = { lt: sql`<`, lte: sql`<=`, gt: sql`>`, gte: sql`>=` } as const;

/**
 * Whether a stored value can equal this value. If not, the database is not queried with it, because it would reject the
 * type.
 */
const canEqual = (column: ColumnSchema, value: Scalar): boolean =>
  value !== null && fits(column, value) && cleanValue(value) === value;

const equals = (column: ColumnSchema, ref: Ref, value: Scalar): Test => {
  if (value === null) return sql`${ref} is null`;
  return canEqual(column, value) ? sql`${ref} = ${value}` : never;
};

/** One parameter for all values costs less than one for each. */
const isAmong = (ref: Ref, values: readonly Scalar[]): Test =>
  values.length === 1 ? sql`${ref} = ${values[0]}` : sql`${ref} = any(${values})`;

/** Compares a column with a value, in an order. */
const orderedSql = (column: ColumnSchema, ref: Ref, op: OrderOperator, value: Scalar): Test => {
  if (column.type === 'integer' && typeof value === 'number' && !Number.isSafeInteger(value))
    return sql`${ref}::double precision ${comparisons[op]} ${value}::double precision`;
  if (value === null || !fits(column, value)) return never;
  return sql`${ref} ${comparisons[op]} ${cleanValue(value)}`;
};

const isNumeric = ({ type }: ColumnSchema): boolean => type === 'integer' || type === 'real';

/** Compares two columns. Values of different types differ, unless both are null. */
const columnsSql = (
  schema: TableSchema,
  field: string,
  op: 'eq' | 'ne' | OrderOperator,
  other: string,
): Test => {
  const [one, two] = [columnOf(schema, field), columnOf(schema, other)];
  const [left, right] = [sql.ref(field), sql.ref(other)];
  const isComparable = one.type === two.type || (isNumeric(one) && isNumeric(two));
  switch (op) {
    case 'eq':
      return isComparable
        ? sql`${left} is not distinct from ${right}`
        : sql`(${left} is null and ${right} is null)`;
    case 'ne':
      return isComparable
        ? sql`${left} is distinct from ${right}`
        : sql`(${left} is not null or ${right} is not null)`;
    default:
      return isComparable ? sql`${left} ${comparisons[op]} ${right}` : never;
  }
};

const comparedSql = (
  schema: TableSchema,
  field: string,
  op: 'eq' | 'ne' | OrderOperator,
  value: Scalar | FieldOperand,
): Test => {
  if (value !== null && typeof value === 'object') return columnsSql(schema, field, op, value.field);
  const [column, ref] = [columnOf(schema, field), sql.ref(field)];
  if (op === 'eq') return equals(column, ref, value);
  if (op !== 'ne') return orderedSql(column, ref, op, value);
  if (value === null) return sql`${ref} is not null`;
  return canEqual(column, value) ? sql`${ref} is distinct from ${value}` : always;
};

/** Searches the folded copy of a column, for a text or for the folded copy of another column. */
const partSql = (field: string, op: 'contains' | 'starts', value: Scalar | FieldOperand): Test => {
  const text = sql.ref(foldedName(field));
  if (value === null || (typeof value !== 'object' && typeof value !== 'string')) return never;
  const part = typeof value === 'object' ? sql.ref(foldedName(value.field)) : fold(value);
  if (typeof part === 'string' && !isStorable(part)) return never;
  return op === 'contains' ? sql`strpos(${text}, ${part}) > 0` : sql`starts_with(${text}, ${part})`;
};

/** The tests of a condition as SQL. Where a value is null, the result may be null instead of false. */
const fieldTestSql = (schema: TableSchema, test: FieldTest<string, Scalar | FieldOperand>): Test => {
  const column = columnOf(schema, test.field);
  const ref = sql.ref(test.field);
  switch (test.op) {
    case 'in': {
      const values = test.value.filter((value) => canEqual(column, value));
      return anyOf([
        ...(values.length > 0 ? [isAmong(ref, values)] : []),
        ...(test.value.includes(null) ? [sql<boolean>`${ref} is null`] : []),
      ]);
    }
    case 'empty': {
      const isEmpty: Test =
        column.type === 'text' ? sql`(${ref} is null or ${ref} = '')` : sql`${ref} is null`;
      return test.value === false ? sql`not ${isEmpty}` : isEmpty;
    }
    case 'between':
      return allOf([
        comparedSql(schema, test.field, 'gte', test.value[0]),
        comparedSql(schema, test.field, 'lte', test.value[1]),
      ]);
    case 'contains':
    case 'starts':
      return partSql(test.field, test.op, test.value);
    default:
      return comparedSql(schema, test.field, test.op, test.value);
  }
};

const partsSql = (schema: TableSchema, condition: Condition): Test => {
  if ('all' in condition)
    return condition.all.length > 0 ? allOf(condition.all.map((part) => partsSql(schema, part))) : always;
  if ('any' in condition) return anyOf(condition.any.map((part) => partsSql(schema, part)));
  // `not` of null would be null.
  if ('not' in condition) return sql`(${partsSql(schema, condition.not)}) is not true`;
  return fieldTestSql(schema, condition);
};

/** Returns a condition as SQL, with the meaning of `core/conditions/matches`. */
const conditionSql = (schema: TableSchema, condition: Condition): Test => {
  checkCondition(schema, condition);
  return partsSql(schema, condition);
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

/** Returns the other tables that a query reads. */
export const otherTables = (where: Where, joins: readonly Join[] = []): string[] => [
  ...where.flatMap((test) =>
    'within' in test ? [test.within.table, ...otherTables(test.within.where)] : [],
  ),
  ...joins.flatMap((join) => [join.table, ...otherTables(join.where)]),
];
