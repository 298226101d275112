import type { Field, FieldKind } from '../../src/core/resource/field';
import type { Resource } from '../../src/core/resource/resource';
import type { ColumnSchema, ColumnType, TableSchema } from './table-schema';

const columnTypes: Readonly<Record<FieldKind, ColumnType>> = {
  id: 'integer',
  // A number may have decimals; a double holds whole numbers exactly as well.
  number: 'real',
  money: 'real',
  percent: 'real',
  boolean: 'boolean',
  text: 'text',
  date: 'text',
  'date-time': 'text',
  month: 'text',
  phone: 'text',
  status: 'text',
  avatar: 'text',
  link: 'text',
  // A list of numbers, kept as JSON.
  trend: 'text',
};

/** Dates sort and compare as they are written, so they need no folded copy. */
const plainText: readonly FieldKind[] = ['date', 'date-time', 'month'];

const columnOf = (field: Field): ColumnSchema => {
  const type = columnTypes[field.kind];
  return {
    type,
    ...(field.nullable && { nullable: true }),
    ...(type === 'text' && !plainText.includes(field.kind) && { folded: true }),
  };
};

/** A refusal that reads "… taken" says that the input's value belongs to one record only. */
const uniqueFields = (resource: Resource): string[] =>
  Object.entries(resource.form?.serverErrors ?? {})
    .filter(([detail, input]) => detail.endsWith(' taken') && input in resource.fields)
    .map(([, input]) => input);

const filteredFields = (resource: Resource): string[] =>
  Object.values(resource.list?.filters ?? {}).flatMap((filter) =>
    filter.kind !== 'one-of'
      ? [filter.field]
      : Object.values(filter.options).flatMap((option) => (option.where ?? []).map((test) => test.field)),
  );

/** The table that keeps a resource's records: a column for every declared field, and `client_id` where the client stands in the path. */
const tableOf = (resource: Resource): TableSchema => {
  const ofClient = resource.api.path.includes(':clientId');
  const columns = Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => [name, columnOf(field)]),
  );
  const key = resource.idField;
  const owner = ofClient ? ['client_id'] : [];
  const sorted = (resource.list?.sortBy ?? []).filter((field) => field !== key);
  const filtered = [...new Set(filteredFields(resource))];
  return {
    name: resource.name,
    columns: {
      ...columns,
      [key]: { type: columns[key]?.type ?? 'integer' },
      ...(ofClient && { client_id: { type: 'integer' } }),
    },
    key,
    unique: uniqueFields(resource).map((field) => [field]),
    indexes: sorted.map((field) => [...owner, field, key]),
    // All filters in one index, so that a filtered list is counted without reading its rows.
    exactIndexes: filtered.length > 0 ? [[...owner, ...filtered]] : [],
  };
};

/** The tables of all resources that keep records of their own. */
export const resourceTables = (resources: readonly Resource[]): TableSchema[] =>
  resources.filter((resource) => !resource.api.table).map(tableOf);
