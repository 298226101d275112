import { matches } from '@core/conditions/matches';
import { createRowTest, localList } from '@core/list/local-list';
import type { Condition, FieldOperand, FieldTest, Scalar } from '@core/resource/condition';
import { checkAggregate } from '../aggregates';
import { checkCondition, checkedValues, checkMatch, columnOf } from '../row-values';
import type { Collection, ListQuery, ListSearch, Matches, MatchQuery, Row, Where, Within } from '../storage';
import { searchKindsOf, type TableSchema } from '../table-schema';
import { aggregateRows } from './aggregate-rows';
import { matchedRows } from './match-rows';
import { withInserted, withRemoved, withUpdated, type TableState } from './table-state';

/** Access to the tables' states. `turn` runs work exclusively. */
export interface Tables {
  schemaOf(name: string): TableSchema;
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

const selected = (tables: Tables, name: string, where: Where): Row[] => {
  const schema = tables.schemaOf(name);
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
  const candidates = key === undefined ? [...rows.values()] : found ? [found] : [];
  return candidates.filter((row) => tests.every((test) => matches(row, test)));
};

/** Returns the best matches of a text. */
export const matchIn = (tables: Tables, query: MatchQuery): Matches => {
  const { table, where, first: test } = query;
  const schema = tables.schemaOf(table);
  checkMatch(schema, query);
  const first = new Set(test && selected(tables, table, [test]));
  const found = matchedRows(schema, selected(tables, table, where), query, (row) => first.has(row));
  return { ...found, rows: found.rows.map(copy) };
};

export const memoryCollection = (tables: Tables, name: string): Collection => {
  const schema = tables.schemaOf(name);
  const kinds = searchKindsOf(schema);
  const select = (where: Where): Row[] => selected(tables, name, where);
  const found = (where: Where, search?: ListSearch): Row[] => {
    const rows = select(where);
    if (!search) return rows;
    const passes = createRowTest(search, kinds);
    const others = new Set(search.or?.flatMap((one) => select(one)));
    return rows.filter((row) => others.has(row) || passes(row));
  };
  const inOrder = (rows: Row[]): Row[] =>
    localList(rows, {
      kinds,
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
    for (const field of query.search?.fields ?? []) columnOf(schema, field);
    const counters: [string, (row: Row) => number][] = [];
    const sort = query.sort.map((one, at) => {
      if (!('count' in one)) {
        for (const name of [one.field, ...(one.plus ?? [])]) columnOf(schema, name);
        return one;
      }
      counters.push([`sort ${at}`, counter(one.count)]);
      return { field: `sort ${at}`, order: one.order };
    });
    const withCounts = (row: Row): Row => ({
      ...row,
      ...Object.fromEntries(counters.map(([name, count]) => [name, count(row)])),
    });
    const rows = found(query.where, query.search);
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
      for (const name of columns) columnOf(schema, name);
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
        checkAggregate(schema, query);
        return aggregateRows(found(query.where, query.search), query);
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
