import { localList } from '@core/list/local-list';
import { matches } from '@core/list/match';
import type { Condition } from '@core/resource/condition';
import { checkAggregate } from '../aggregates';
import { checkedValues, columnOf } from '../row-values';
import type { Collection, ListQuery, Row } from '../storage';
import type { TableSchema } from '../table-schema';
import { aggregateRows } from './aggregate-rows';
import { withInserted, withRemoved, withUpdated, type TableState } from './table-state';

/** Where a table's state is kept, and the way to wait for one's turn with it. */
export interface Slot {
  read(): TableState;
  write(state: TableState): void;
  turn<T>(work: () => T | Promise<T>): Promise<T>;
}

const copy = (row: Row): Row => ({ ...row });

export const memoryCollection = (schema: TableSchema, slot: Slot): Collection => {
  const select = (where: readonly Condition[]): Row[] => {
    for (const test of where) columnOf(schema, test.field);
    const byKey = where.find((test) => test.field === schema.key && test.op === 'eq');
    const { rows } = slot.read();
    const found = byKey && !Array.isArray(byKey.value) ? rows.get(byKey.value as string | number) : undefined;
    const candidates = byKey ? (found ? [found] : []) : [...rows.values()];
    return candidates.filter((row) => where.every((test) => matches(row, test)));
  };
  const inOrder = (rows: Row[]): Row[] =>
    localList(rows, { where: [], sort: [{ field: schema.key, order: 'asc' }], offset: 0, limit: rows.length })
      .data;

  const page = (query: ListQuery) => {
    for (const { field } of query.sort) columnOf(schema, field);
    for (const field of query.search?.fields ?? []) columnOf(schema, field);
    const sort = [...query.sort, { field: schema.key, order: 'asc' as const }];
    const { data, total_count } = localList(select(query.where), { ...query, where: [], sort });
    return { data: data.map(copy), total_count };
  };
  const first = (where: readonly Condition[]) =>
    slot.turn(() => {
      const [row] = inOrder(select(where));
      return row ? copy(row) : null;
    });

  return {
    list: (query) => slot.turn(() => page(query)),
    async *pieces({ limit, columns, ...query }) {
      for (const name of columns) columnOf(schema, name);
      const { data } = await slot.turn(() => page({ ...query, offset: 0, limit: Infinity }));
      for (let start = 0; start === 0 || start < data.length; start += limit)
        yield data.slice(start, start + limit);
    },
    find: (where, limit) => slot.turn(() => inOrder(select(where)).slice(0, limit).map(copy)),
    first,
    // Transactions come one after the other here.
    lock: first,
    count: (where) => slot.turn(() => select(where).length),
    aggregate: (query) =>
      slot.turn(() => {
        checkAggregate(schema, query);
        const found = select(query.where);
        const all = { where: [], search: query.search, sort: [], offset: 0, limit: found.length };
        return aggregateRows(query.search ? localList(found, all).data : found, query);
      }),
    insert: (row) =>
      slot.turn(() => {
        const { state, inserted } = withInserted(schema, slot.read(), [row]);
        slot.write(state);
        return copy(inserted[0] ?? row);
      }),
    insertMany: (rows) => slot.turn(() => slot.write(withInserted(schema, slot.read(), rows).state)),
    update: (where, patch) =>
      slot.turn(() => {
        const values = checkedValues(schema, patch);
        const rows = select(where);
        if (rows.length > 0) slot.write(withUpdated(schema, slot.read(), rows, values));
        return rows.length;
      }),
    remove: (where) =>
      slot.turn(() => {
        const rows = select(where);
        if (rows.length > 0) slot.write(withRemoved(schema, slot.read(), rows));
        return rows.length;
      }),
  };
};
