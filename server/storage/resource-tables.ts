import { filterKindOf } from '@core/list/filter-kinds';
import { searchKindOf } from '@core/list/search';
import type { TypeName } from '@core/openapi/schema';
import type { Field } from '@core/resource/field';
import { kindOf } from '@core/resource/kinds';
import { relationsOf } from '@core/resource/relation';
import type { Resource } from '@core/resource/resource';
import { formerNames, initialOf } from '@core/resource/stored-field';
import { isVersioned, versionField } from '@core/resource/versioned';
import {
  type ColumnSchema,
  columns as columnSchemas,
  type ColumnType,
  type Reference,
  type TableSchema,
} from './table-schema';

/** The column of values of a type. A double also holds integers exactly; lists and objects are kept as JSON. */
const columnTypes: Readonly<Partial<Record<TypeName, ColumnType>>> = {
  integer: 'integer',
  number: 'real',
  boolean: 'boolean',
};

const columnType = (field: Field): ColumnType => {
  const [type] = [kindOf(field).schema(field).type].flat();
  return (type && columnTypes[type]) ?? 'text';
};

const columnOf = (field: Field): ColumnSchema => {
  const type = columnType(field);
  const kind = searchKindOf(field);
  const [initial, was] = [initialOf(field), formerNames(field)];
  return {
    type,
    ...(field.nullable && { nullable: true }),
    // Dates sort and compare correctly as text, so they need no folded copy.
    ...(type === 'text' && kind !== 'plain' && kind !== 'number' && { folded: kind === 'text' || kind }),
    ...(initial !== undefined && { initial }),
    ...(was.length > 0 && { was }),
  };
};

/** Returns the name of the table that stores the resource's records. */
export const tableName = ({ api, name }: Resource): string => api.table ?? name;

/** A server error that ends with "taken" means that the input's value must be unique. */
const uniqueFields = (resource: Resource): string[] =>
  Object.entries(resource.form?.serverErrors ?? {})
    .filter(([detail, input]) => detail.endsWith(' taken') && input in resource.fields)
    .map(([, input]) => input);

const filteredFields = (resource: Resource): string[] =>
  Object.values(resource.list?.filters ?? {}).flatMap((filter) => filterKindOf(filter).tested(filter));

/** Returns the column with the owner of a record, where clients or agencies share the table. Null otherwise. */
export const ownerColumn = ({ api, scope }: Resource): 'client_id' | 'agency_id' | null => {
  if (api.path.includes(':clientId')) return 'client_id';
  return scope === 'agency' && api.table === undefined ? 'agency_id' : null;
};

/** The table of a resource's records: a column for every declared field and one for the owner. */
const tableOf = (resource: Resource, resources: readonly Resource[]): TableSchema => {
  const column = ownerColumn(resource);
  const columns = Object.fromEntries(
    Object.entries(resource.fields)
      .filter(([, { computed }]) => !computed)
      .map(([name, field]) => [name, columnOf(field)]),
  );
  const key = resource.idField;
  const owner = column === null ? [] : [column];
  const sorted = (resource.list?.sortBy ?? []).filter((field) => field in columns);
  /** The key alone has an index of its own, but not within the records of an owner. */
  const indexOf = (field: string) => (field === key ? [...owner, key] : [...owner, field, key]);
  const filtered = [...new Set(filteredFields(resource))];
  const searched = (resource.list?.search ?? []).filter((field) => field !== key && field in columns);
  const relations = relationsOf(resource.fields);
  const references = relations.map(({ key: referring, of }): Reference => {
    const related = resources.find(({ name }) => name === of);
    return { column: referring, table: related ? tableName(related) : of };
  });
  return {
    name: tableName(resource),
    ...(references.length > 0 && { references }),
    columns: {
      ...columns,
      [key]: { ...(columns[key]?.was && { was: columns[key].was }), type: columns[key]?.type ?? 'integer' },
      ...(column !== null && { [column]: { type: 'integer' } }),
      ...(isVersioned(resource) && { [versionField]: columnSchemas.version }),
    },
    ...(isVersioned(resource) && { versioned: true }),
    key,
    unique: uniqueFields(resource).map((field) => [field]),
    // The key of a relation has an index of its own: the deletion of a related record looks for it in all clients.
    indexes: [
      ...sorted.map(indexOf).filter((index) => index.length > 1),
      ...relations.map(({ key: own }) => [own]),
    ],
    // All filters are in one index, so that a filtered list is counted without reading its rows.
    exactIndexes: filtered.length > 0 ? [[...owner, ...filtered]] : [],
    ...(searched.length > 0 && { searched }),
    uses: [{ resource: resource.name, filters: Object.keys(resource.list?.filters ?? {}) }],
  };
};

type Names = readonly (readonly string[])[];

const merged = (one: Names = [], other: Names = []): Names => [
  ...one,
  ...other.filter((columns) => !one.some((known) => known.join() === columns.join())),
];

/** Adds to a table's columns those of another declaration, and what only it says about their change. */
const withColumns = (
  columns: TableSchema['columns'],
  others: TableSchema['columns'],
): TableSchema['columns'] => ({
  ...columns,
  ...Object.fromEntries(
    Object.entries(others).map(([name, { initial, was, ...other }]) => [
      name,
      {
        ...(initial !== undefined && { initial }),
        ...(was && { was }),
        ...(columns[name] ?? other),
      },
    ]),
  ),
});

/** Adds the columns and indexes of another declaration over the same records. */
const extended = (table: TableSchema, other: TableSchema): TableSchema => ({
  ...table,
  ...(other.versioned && { versioned: true }),
  ...(other.searched && { searched: [...new Set([...(table.searched ?? []), ...other.searched])] }),
  columns: withColumns(table.columns, other.columns),
  uses: [...(table.uses ?? []), ...(other.uses ?? [])],
  ...((table.references ?? other.references) && {
    references: [
      ...(table.references ?? []),
      ...(other.references ?? []).filter(
        ({ column }) => !table.references?.some((known) => known.column === column),
      ),
    ],
  }),
  unique: merged(table.unique, other.unique),
  indexes: merged(table.indexes, other.indexes),
  exactIndexes: merged(table.exactIndexes, other.exactIndexes),
});

/** Returns the tables of all resources. Declarations that share a table add their columns to it. */
export const resourceTables = (resources: readonly Resource[]): TableSchema[] =>
  resources
    .filter((resource) => !resource.api.table)
    .map((resource) =>
      resources
        .filter(({ api }) => api.table === resource.name)
        .reduce(
          (table, sharing) => extended(table, tableOf(sharing, resources)),
          tableOf(resource, resources),
        ),
    );
