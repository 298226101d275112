import { matches } from '@core/conditions/matches';
import { createRowTest, localList } from '@core/list/local-list';
import type { Condition, FieldOperand, FieldTest, Scalar } from '@core/resource/condition';
import { checkAggregate } from '../aggregates';
import { joinedSchema } from '../joins';
import { checkCondition, checkedValues, checkMatch, columnOf } from '../row-values';
import type { Collection, Join, ListQuery, Matches, MatchQuery, Row, Where, Within } from '../storage';
import { searchKindsOf, type TableSchema } from '../table-schema';
import { aggregateRows } from './aggregate-rows';
import { matchedRows } from './match-rows';
import { withInserted, withRemoved, withUpdated, type TableState } from './table-state';

/** Access to the tables' states. `turn` runs work exclusively. */
export interface Tables {
  readonly schemaOf: (name: string) => TableSchema;
  read(name: string): TableState;
  write(name: string, state: TableState): void;
  turn<T>(work: () => T | Promise<T>): Promise<T>;
}

const copy = (row: Row): Row => ({ ...row });

/** Whether a test finds a row by its key. */
const isKey = (
  { key }: TableSchema,
  test: FieldTest<string, Scalar | FieldOperand>,
): test is { readonly field: string; readonly op: 'eq'; readonly value: Scalar } =>
  test.field === key && test.op === 'eq' && (test.value === null || typeof test.value !== 'object');

/** Returns a function that adds the columns of related rows to a row. */
const joiner = (tables: Tables, joins: readonly Join[]): ((row: Row) => Row) => {
  const joined = joins.map(({ table, by, where, columns }) => {
    const { key } = tables.schemaOf(table);
    const related = new Map(selected(tables, table, where).map((row) => [row[key], row]));
    return (row: Row): Row => {
      const found = related.get(row[by] ?? null);
      return Object.fromEntries(
        Object.entries(columns).map(([name, column]) => [name, found?.[column] ?? null]),
      );
    };
  });
  return (row) => Object.assign({ ...row }, ...joined.map((columnsOf) => columnsOf(row))) as Row;
};

const selected = (tables: Tables, name: string, where: Where, joins: readonly Join[] = []): Row[] => {
  const schema = joinedSchema(tables.schemaOf, tables.schemaOf(name), joins);
  const tests = where.map((test): Condition => {
    if (!('within' in test)) {
      checkCondition(schema, test);
      return test;
    }
    columnOf(schema, test.field);
    const { table, column, where: others } = test.within;
    columnOf(tables.schemaOf(table), column);
    const value = selected(tables, table, others).flatMap((row) => row[column] ?? []);
    return { field: test.field, op: 'in', value };
  });
  const [key] = tests.flatMap((test) => ('field' in test && isKey(schema, test) ? [test.value] : []));
  const { rows } = tables.read(name);
  const found = key === undefined ? undefined : rows.get(key);
  const stored = key === undefined ? [...rows.values()] : found ? [found] : [];
  const candidates = joins.length > 0 ? stored.map(joiner(tables, joins)) : stored;
  return candidates.filter((row) => tests.every((test) => matches(row, test)));
};

/** Returns the best matches of a text. */
export const matchIn = (tables: Tables, query: MatchQuery): Matches => {
  const { table, where, joins, first: test } = query;
  const schema = joinedSchema(tables.schemaOf, tables.schemaOf(table), joins);
  checkMatch(schema, query);
  const keyOf = (row: Row) => row[schema.key];
  const first = new Set(test && selected(tables, table, [test], joins).map(keyOf));
  const rows = selected(tables, table, where, joins);
  const found = matchedRows(schema, rows, query, (row) => first.has(keyOf(row)));
  return { ...found, rows: found.rows.map(copy) };
};

export const memoryCollection = (tables: Tables, name: string): Collection => {
  const schema = tables.schemaOf(name);
  const select = (where: Where): Row[] => selected(tables, name, where);
  const schemaWith = (joins?: readonly Join[]) => joinedSchema(tables.schemaOf, schema, joins);
  const found = ({ where, search, joins }: Pick<ListQuery, 'where' | 'search' | 'joins'>): Row[] => {
    const rows = selected(tables, name, where, joins);
    if (!search) return rows;
    const keyOf = (row: Row) => row[schema.key];
    const passes = createRowTest(search, searchKindsOf(schemaWith(joins)));
    const others = new Set(search.or?.flatMap((one) => selected(tables, name, one, joins)).map(keyOf));
    return rows.filter((row) => others.has(keyOf(row)) || passes(row));
  };
  const inOrder = (rows: Row[]): Row[] =>
    localList(rows, {
      sort: [{ field: schema.key, order: 'asc' }],
      offset: 0,
      limit: rows.length,
    }).data;

  /** Returns how many rows of another table belong to a row. */
  const counter = ({ table, column, where }: Within['within']) => {
    columnOf(tables.schemaOf(table), column);
    const counts = new Map<unknown, number>();
    for (const row of selected(tables, table, where))
      counts.set(row[column], (counts.get(row[column]) ?? 0) + 1);
    return (row: Row): number => counts.get(row[schema.key]) ?? 0;
  };
  const page = (query: ListQuery) => {
    const joined = schemaWith(query.joins);
    const kinds = searchKindsOf(joined);
    for (const field of query.search?.fields ?? []) columnOf(joined, field);
    const counters: [string, (row: Row) => number][] = [];
    const sort = query.sort.map((one, at) => {
      if (!('count' in one)) {
        for (const name of [one.field, ...(one.plus ?? [])]) columnOf(joined, name);
        return one;
      }
      counters.push([`sort ${at}`, counter(one.count)]);
      return { field: `sort ${at}`, order: one.order };
    });
    const withCounts = (row: Row): Row => ({
      ...row,
      ...Object.fromEntries(counters.map(([name, count]) => [name, count(row)])),
    });
    const rows = found(query);
    const { data, total_count } = localList(counters.length > 0 ? rows.map(withCounts) : rows, {
      ...query,
      search: undefined,
      kinds,
      sort: [...sort, { field: schema.key, order: 'asc' }],
    });
    const names = new Set(counters.map(([name]) => name));
    const withoutCounts = (row: Row): Row =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !names.has(name)));
    return { data: data.map(withoutCounts), total_count };
  };
  const first = (where: Where) =>
    tables.turn(() => {
      const [row] = inOrder(select(where));
      return row ? copy(row) : null;
    });

  const find = (where: Where, limit?: number) =>
    tables.turn(() => inOrder(select(where)).slice(0, limit).map(copy));

  return {
    list: (query) => tables.turn(() => page(query)),
    async *chunks({ limit, columns, ...query }) {
      for (const name of columns) columnOf(schemaWith(query.joins), name);
      const { data } = await tables.turn(() => page({ ...query, offset: 0, limit: Infinity }));
      for (let start = 0; start === 0 || start < data.length; start += limit)
        yield data.slice(start, start + limit);
    },
    find,
    first,
    newest: async (where, field, values) => {
      const rows = await find([...where, { field, op: 'in', value: values }]);
      return [...new Map(rows.map((row) => [row[field], row])).values()];
    },
    // Transactions run one after the other here.
    lock: (where) => first(where),
    lockAll: (where) => find(where),
    count: (where) => tables.turn(() => select(where).length),
    aggregate: (query) =>
      tables.turn(() => {
        checkAggregate(schemaWith(query.joins), query);
        return aggregateRows(found(query), query);
      }),
    insert: (row) =>
      tables.turn(() => {
        const { state, inserted } = withInserted(schema, tables.read(name), [row]);
        tables.write(name, state);
        return copy(inserted[0] ?? row);
      }),
    insertMany: (rows) =>
      tables.turn(() => tables.write(name, withInserted(schema, tables.read(name), rows).state)),
    update: (where, patch) =>
      tables.turn(() => {
        const values = checkedValues(schema, patch);
        const rows = select(where);
        if (rows.length > 0) tables.write(name, withUpdated(schema, tables.read(name), rows, values));
        return rows.length;
      }),
    remove: (where) =>
      tables.turn(() => {
        const rows = select(where);
        if (rows.length > 0) tables.write(name, withRemoved(schema, tables.read(name), rows));
        return rows.length;
      }),
  };
};
