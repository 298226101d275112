import type { CallTarget, Query } from '../resource/call-address';
import type { Resource } from '../resource/resource';
import { cleanText } from '../text/clean-text';
import { searchField, textOf, type Criteria, type CriteriaFilter } from './criteria';
import { filterParams, orderParams, pageParams, searchText } from './list-params';
import { nameOf, UnanswerableError } from './unanswerable';

/** The most rows that one call returns (contract). */
export const maxRowsPerCall = 100;

type RecordId = string | number;

/** Returns the client of a call. Throws if a client-bound resource is requested without one. */
const clientOf = (resource: Resource, clientId: RecordId | undefined): string => {
  if (clientId !== undefined) return String(clientId);
  throw new Error(`"${resource.name}" belongs to a client: pass meta.clientId.`);
};

/** Returns the query parameter with the client, for resources that have one. */
export const clientQuery = (resource: Resource, clientId: RecordId | undefined): Query =>
  resource.api.clientParam && clientId !== undefined ? { [resource.api.clientParam]: String(clientId) } : {};

/** Returns the path of a resource's collection, or of a single record, without a leading slash. */
export const pathOf = (resource: Resource, clientId: RecordId | undefined, id?: RecordId): string => {
  const { path } = resource.api;
  const full = path.includes(':clientId')
    ? path.replace(':clientId', () => encodeURIComponent(clientOf(resource, clientId)))
    : path;
  return id === undefined ? full : `${full.replace(/\/$/, '')}/${encodeURIComponent(String(id))}`;
};

const describe = (filter: CriteriaFilter): string =>
  'field' in filter ? nameOf(filter) : `${filter.operator} (${filter.value.map(describe).join(', ')})`;

interface Span {
  /** Rows to skip. */
  readonly offset: number;
  /** Number of rows. All that follow when absent. */
  readonly count?: number;
}

const spanOf = (resource: Resource, { pagination }: Criteria): Span => {
  const { mode = 'server', currentPage = 1, pageSize = 10 } = pagination ?? {};
  if (mode === 'client') return { offset: 0 };
  if (mode === 'off') return { offset: 0, count: maxRowsPerCall };
  const isValidPage =
    Number.isSafeInteger(currentPage) && currentPage > 0 && Number.isSafeInteger(pageSize) && pageSize > 0;
  if (!isValidPage) throw new UnanswerableError(resource, { part: 'pagination', requested: 'of this page' });
  return { offset: (currentPage - 1) * pageSize, count: pageSize };
};

/** How rows are fetched: page by page, or all at once, with the rest of the criteria applied here. */
export type ListPlan =
  | ({ readonly kind: 'pages'; readonly call: CallTarget } & Span)
  /** `rest`: the criteria that are applied to the response here. */
  | { readonly kind: 'whole'; readonly call: CallTarget; readonly rest: Criteria };

/**
 * Splits filters into the parameters of a lookup's call and the rest, which is tested on the response. It is short and
 * complete.
 */
const lookupFilters = ({ api: { params = [] } }: Resource, filters: readonly CriteriaFilter[]) => {
  const sent: Record<string, string> = {};
  const rest: CriteriaFilter[] = [];
  const paramOf = (filter: CriteriaFilter): string | undefined => {
    if (!('field' in filter)) return undefined;
    const { field, operator } = filter;
    if (params.includes(field) && (operator === 'eq' || operator === 'contains')) return field;
    // As in a list, `contains` on one field uses the search over all fields.
    return operator === 'contains' && params.includes(searchField) ? searchField : undefined;
  };
  for (const filter of filters) {
    const param = paramOf(filter);
    if (param === undefined) rest.push(filter);
    else if ('field' in filter) {
      const text = textOf(filter.value);
      sent[param] = param === searchField ? searchText(text) : cleanText(text);
    }
  }
  return { sent: Object.fromEntries(Object.entries(sent).filter(([, text]) => text !== '')), rest };
};

const fieldsOf = (filter: CriteriaFilter): string[] =>
  'field' in filter ? [filter.field] : filter.value.flatMap(fieldsOf);

/** Plans the calls for some criteria. Throws an `UnanswerableError` if the API does not support them. */
export const planList = (
  resource: Resource,
  criteria: Criteria,
  clientId: RecordId | undefined,
): ListPlan => {
  const { list, api, fields } = resource;
  const filters = criteria.filters ?? [];
  const callWith = (query: Query): CallTarget => ({
    backend: api.backend,
    path: pathOf(resource, clientId),
    ...(api.optional === 'area' && { optional: resource.name }),
    query: {
      ...query,
      ...(api.clientParam && { [api.clientParam]: clientOf(resource, clientId) }),
    },
  });
  if (!list) {
    const { sent, rest } = lookupFilters(resource, filters);
    const unknownFilter = rest.find((filter) =>
      fieldsOf(filter).some((name) => !Object.hasOwn(fields, name)),
    );
    if (unknownFilter)
      throw new UnanswerableError(resource, { part: 'filter', requested: describe(unknownFilter) });
    return { kind: 'whole', call: callWith(sent), rest: { ...criteria, filters: rest } };
  }
  const { params, rest } = filterParams(list, filters);
  if (list.paging === 'all')
    return { kind: 'whole', call: callWith(params), rest: { ...criteria, filters: rest } };
  const [unsupportedFilter] = rest;
  if (unsupportedFilter)
    throw new UnanswerableError(resource, { part: 'filter', requested: describe(unsupportedFilter) });
  const sorters = criteria.sorters ?? [];
  const order = orderParams(list, sorters);
  if (!order) {
    const requested = `by ${sorters.map(({ field }) => field).join(', ')}`;
    throw new UnanswerableError(resource, { part: 'sorter', requested });
  }
  const call = callWith({ ...order, ...params });
  return { kind: 'pages', call, ...spanOf(resource, criteria) };
};

/** Returns the call for one page of a plan. */
export const pageCall = (call: CallTarget, offset: number, limit: number): CallTarget => ({
  ...call,
  query: { ...pageParams(offset, limit), ...call.query },
});

/**
 * Returns the data provider name that Refine uses for the data of one client. It is part of every query key. The client
 * that Refine's hooks take from the address is not, so without it the rows of one client would be shown for another.
 */
export const dataSource = (clientId: RecordId | undefined): string =>
  clientId === undefined ? 'default' : `client-${clientId}`;

/** Returns the prefix of the keys of all lists of a resource. */
export const listsKey = (resource: string, clientId: RecordId | undefined) =>
  ['data', dataSource(clientId), resource, 'list'] as const;

/** Returns the query key of Refine's `useList` for some criteria. */
export const listKey = (resource: string, criteria: Criteria, clientId: RecordId | undefined) =>
  [
    ...listsKey(resource, clientId),
    {
      filters: criteria.filters,
      ...((criteria.pagination?.mode ?? 'server') === 'server' && { pagination: criteria.pagination }),
      ...(criteria.sorters && { sorters: criteria.sorters }),
    },
  ] as const;

/**
 * Returns the query key of Refine's `useOne` for a record. The id is the text of the address; a number would be another
 * entry.
 */
export const recordKey = (resource: string, id: RecordId, clientId: RecordId | undefined) =>
  ['data', dataSource(clientId), resource, 'one', String(id), {}] as const;
