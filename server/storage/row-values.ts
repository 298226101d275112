import { conditionFields, testsOf } from '@core/conditions/condition-tests';
import type { Condition, Scalar } from '@core/resource/condition';
import type { MatchQuery, Row } from './storage';
import type { ColumnSchema, ColumnType, TableSchema } from './table-schema';

const emptyValues: Readonly<Record<ColumnType, Scalar>> = { integer: 0, real: 0, text: '', boolean: false };

/**
 * Returns a column of the table. Throws when it does not exist, because column names come from declarations, never from
 * input.
 */
export const columnOf = (schema: TableSchema, name: string): ColumnSchema => {
  const column = Object.hasOwn(schema.columns, name) ? schema.columns[name] : undefined;
  if (!column) throw new Error(`Table ${schema.name} has no column ${name}`);
  return column;
};

export const hasIntegerKey = (schema: TableSchema): boolean =>
  columnOf(schema, schema.key).type === 'integer';

/** Whether the column can hold the value. Comparing with any other value matches nothing. */
export const fits = (column: ColumnSchema, value: Scalar): boolean => {
  if (value === null) return column.nullable === true;
  if (column.type === 'text') return typeof value === 'string';
  if (column.type === 'boolean') return typeof value === 'boolean';
  return (
    typeof value === 'number' && (column.type === 'integer' ? Number.isSafeInteger(value) : isFinite(value))
  );
};

/** Replaces null characters and lone surrogates, which databases reject. Users never enter them on purpose. */
export const cleanValue = (value: Scalar): Scalar =>
  typeof value === 'string' ? value.replace(/[\0\p{Surrogate}]/gu, '\uFFFD') : value;

/**
 * Returns the given values, cleaned and checked against the schema. Throws for an unknown column or a value of another
 * type.
 */
export const checkedValues = (schema: TableSchema, row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (!fits(columnOf(schema, name), value))
        throw new Error(`Column ${name} of table ${schema.name} does not take ${typeof value}`);
      return [name, cleanValue(value)];
    }),
  );

/**
 * Returns a complete row. Missing columns have their initial value or are null. The key is left out when the table
 * generates it and none is given. Throws when another column of a resource is missing, because a value that nothing says is
 * not invented. In the server's own tables, such a column is empty.
 */
export const completeRow = (schema: TableSchema, row: Row): Row => {
  const given = checkedValues(schema, row);
  const complete: Row = {};
  for (const [name, column] of Object.entries(schema.columns)) {
    const value = given[name];
    const { initial } = column;
    if (value !== undefined) complete[name] = value;
    else if (name === schema.key) {
      if (!hasIntegerKey(schema)) throw new Error(`A row of ${schema.name} needs its ${name}`);
    } else if (initial !== undefined && (typeof initial !== 'object' || initial === null))
      complete[name] = initial;
    else if (column.nullable) complete[name] = null;
    else if (!schema.uses) complete[name] = emptyValues[column.type];
    else
      throw new Error(
        `A record of "${schema.name}" needs a value for "${name}": give the field an input or \`initial\`, or set it in \`check\`.`,
      );
  }
  return complete;
};

/** Throws when a query names an unknown column. */
export const checkMatch = (schema: TableSchema, { search, newest }: MatchQuery): void => {
  for (const name of [...search.fields, ...(newest === undefined ? [] : [newest])]) columnOf(schema, name);
};

/**
 * Throws when a condition names an unknown column, or compares the text of a column that has no folded copy of names.
 * Declarations are checked before, so this is a mistake in our own code.
 */
export const checkCondition = (schema: TableSchema, condition: Condition): void => {
  for (const name of conditionFields(condition)) columnOf(schema, name);
  for (const test of testsOf(condition))
    if (test.op === 'contains' || test.op === 'starts')
      for (const name of conditionFields(test))
        if (columnOf(schema, name).folded !== true)
          throw new Error(`Column ${name} of table ${schema.name} does not hold names`);
};
