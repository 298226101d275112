import { resolveCondition } from '@core/conditions/resolve';
import { columnsIn } from '@core/list/columns';
import { searchText } from '@core/list/list-params';
import type { Span } from '@core/list/period';
import type { NamedSpans } from '@core/list/filter-kind';
import { filterConditions, readListRequest, unreadableFilters } from '@core/list/request';
import type { DeclaredCondition } from '@core/resource/condition';
import type { Sort } from '@core/resource/filter';
import { fieldOf, recordId, type ListSpec } from '@core/resource/resource';
import type { Join, ListQuery, StoredSort, Where } from '@server/storage/storage';
import type { Call, HttpCall } from './opened-call';
import { clientRecords } from '../figures/client-records';
import { isSpanName, spansByName } from '../figures/pay-dates';
import { invalid } from '../refusal';
import { conditionContext, scopeConditions } from './call';
import { contextOf } from './context';
import { completed, project, type WireRow } from './record';
import { joinsOf, readableColumn, readableCondition, withRelated } from './relations';

const maxRows = 100;

/** Returns the dates of the named spans in the query, by name. */
const namedSpans = async (call: Call, list: ListSpec): Promise<NamedSpans> => {
  const { query, clientId, session, deps } = call;
  const spans: Record<string, Span> = {};
  for (const filter of Object.values(list.filters)) {
    const sent = filter.kind === 'span' ? query.get(filter.param) : null;
    if (sent === null || clientId === null || !isSpanName(sent)) continue;
    const { storage, resources, clock } = deps;
    spans[sent] = await spansByName[sent](
      clientRecords({ storage, resources, session, clientId, now: clock.now() }),
    );
  }
  return spans;
};

/** Returns how stored rows are sorted. A computed field is no order for callers who may not know it. */
const storedSort = async (call: Call, sort: readonly Sort[]): Promise<readonly StoredSort[]> => {
  const sorted: StoredSort[] = [];
  for (const { by: field, plus, order } of sort) {
    const { computed, relation } = fieldOf(call.resource, field);
    const term =
      computed && !relation
        ? await call.behavior.computed?.order?.[field]?.(contextOf(call))
        : { field: readableColumn(call.resource, field), ...(plus && { plus }) };
    if (term) sorted.push({ ...term, order });
  }
  return sorted;
};

const joined = (joins: readonly Join[]) => (joins.length > 0 ? { joins } : {});

/** Returns the condition for the only records that the call asks for. Throws 422 for ids that are none. */
const chosenIds = ({ query, resource }: Call): Where => {
  const text = query.get('ids');
  if (text === null) return [];
  const ids = text.split(',').map(recordId);
  if (!ids.every((id) => id !== null)) throw invalid({ ids: 'invalid' });
  return [{ field: resource.idField, op: 'in', value: ids }];
};

/**
 * Returns the storage query of a list call. Throws 422 with the names of filters whose values cannot be read: without
 * them, the answer would look filtered and hold everything. Other invalid parameters are ignored.
 */
export const listQuery = async (call: Call, list: ListSpec): Promise<ListQuery> => {
  const { offset, limit, sort, search: text } = readListRequest(list, call.query, maxRows);
  const fields = list.search;
  const scope = await scopeConditions(call);
  const unreadable = unreadableFilters(list, call.query);
  if (unreadable.length > 0) throw invalid(Object.fromEntries(unreadable.map((name) => [name, 'invalid'])));
  const search = text && fields.length > 0 ? { fields, text } : undefined;
  const or = search && (await call.behavior.scope?.found?.(contextOf(call), text));
  const ids = chosenIds(call);
  const filters = filterConditions(list, call.query, await namedSpans(call, list));
  const context = conditionContext(call);
  const joins = await joinsOf(call);
  const conditionOf = (filter: DeclaredCondition) =>
    readableCondition(call.resource, resolveCondition(filter, context));
  return {
    ...joined(joins),
    where: [...scope, ...ids, ...filters.map(conditionOf)],
    ...(search && { search: { ...search, ...(or && { or }) } }),
    sort: await storedSort(call, sort),
    offset,
    limit,
  };
};

/** Returns the columns that the call's filters select. */
export const chosenColumns = (list: ListSpec, query: URLSearchParams): readonly string[] => {
  const filters = Object.entries(list.filters).flatMap(([name, filter]) => {
    if (filter.kind !== 'one-of') return [];
    const sent = query.get(filter.param) ?? undefined;
    const [option = filter.default] =
      Object.entries(filter.options).find(([, { send }]) => send === sent) ?? [];
    return option === undefined ? [] : [[name, option] as const];
  });
  return columnsIn(list, { filters: Object.fromEntries(filters) });
};

/** Removes columns that belong to other options of a filter from a row. Every row has its id. */
const withColumns = (
  list: ListSpec,
  idField: string,
  query: URLSearchParams,
): ((row: WireRow) => WireRow) => {
  if (!list.columnsBy) return (row) => row;
  const shown = chosenColumns(list, query);
  const others = new Set(list.columns.filter((name) => name !== idField && !shown.includes(name)));
  return (row) => Object.fromEntries(Object.entries(row).filter(([name]) => !others.has(name)));
};

/** Reads records. Searches wait for a slot of the caller, because they may read every row. */
export const readInTurn = <T>(
  { deps, session, c }: HttpCall,
  { search }: Pick<ListQuery, 'search'>,
  read: () => Promise<T>,
): Promise<T> => {
  if (!search) return read();
  return deps.queues.searches.run({ caller: String(session.userId), signal: c.req.raw.signal }, read);
};

const listInTurn = (call: HttpCall, query: ListQuery) =>
  readInTurn(call, query, () => call.deps.storage.table(call.table).list(query));

/** Returns one page of a resource's list. */
export const listRecords = async (call: HttpCall, list: ListSpec) => {
  const found = await listInTurn(call, await listQuery(call, list));
  const cut = withColumns(list, call.resource.idField, call.query);
  const rows = await withRelated(call, await completed(call, found.data));
  return {
    data: rows.map((row) => cut(project(call.session, call.resource, row))),
    total_count: found.total_count,
  };
};

/** Maximum number of records in a lookup without search, to limit the work. */
const maxWithoutSearch = 1000;

/** Returns the records of a lookup, a resource without a list. They are sorted and searched by name. */
export const lookUp = async (call: HttpCall) => {
  const { session, resource, query } = call;
  const field = resource.representation;
  const text = searchText(query.get('search') ?? '');
  const found = await listInTurn(call, {
    ...joined(await joinsOf(call)),
    where: await scopeConditions(call),
    ...(text && { search: { fields: [field], text } }),
    sort: [{ field, order: 'asc' }],
    offset: 0,
    limit: resource.api.params?.includes('search') ? (resource.api.maxRows ?? maxRows) : maxWithoutSearch,
  });
  const rows = await withRelated(call, await completed(call, found.data));
  return { data: rows.map((row) => project(session, resource, row)) };
};
