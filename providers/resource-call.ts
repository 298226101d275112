import type { CrudFilter, CrudSort, MetaQuery, Pagination } from '@refinedev/core';
import type { Resource } from '@core/resource/resource';
import type { Query } from '@core/resource/call-address';

export interface ListInput {
  readonly pagination?: Pagination | undefined;
  readonly sorters?: readonly CrudSort[] | undefined;
  readonly filters?: readonly CrudFilter[] | undefined;
  readonly meta?: MetaQuery | undefined;
}

const clientOf = (resource: Resource, meta: MetaQuery | undefined): string => {
  const clientId: unknown = meta?.['clientId'];
  if (typeof clientId === 'number' || typeof clientId === 'string') return String(clientId);
  throw new Error(`${resource.name} is bound to a client: pass meta.clientId`);
};

/** Where the client travels in the query: a call that means the record as that client has it names it. */
export const clientQuery = (resource: Resource, meta: MetaQuery | undefined): Query =>
  resource.api.clientParam && meta?.['clientId'] !== undefined
    ? { [resource.api.clientParam]: clientOf(resource, meta) }
    : {};

/** The path of a resource's collection, without a slash at its start, or of one record. */
export const pathOf = (resource: Resource, meta: MetaQuery | undefined, id?: string | number): string => {
  const { path } = resource.api;
  const full = path.includes(':clientId')
    ? path.replace(':clientId', () => encodeURIComponent(clientOf(resource, meta)))
    : path;
  return id === undefined ? full : `${full.replace(/\/$/, '')}/${encodeURIComponent(String(id))}`;
};

interface Act {
  readonly id: string | number;
  readonly name: string;
}

/** Where a new record is sent, or a record action when `meta.act` names one. */
export const postPathOf = (resource: Resource, meta: MetaQuery | undefined): string => {
  const act = meta?.['act'] as Act | undefined;
  return act ? `${pathOf(resource, meta, act.id)}/${act.name}` : pathOf(resource, meta);
};

/** What an autocomplete looks for; it asks with `contains`. */
const searchOf = (filters: readonly CrudFilter[]): string =>
  filters
    .filter((filter) => filter.operator === 'contains' || ('field' in filter && filter.field === 'search'))
    .map((filter) => String(filter.value ?? '').trim())
    .find(Boolean) ?? '';

const equalities = (filters: readonly CrudFilter[]): Record<string, string> =>
  Object.fromEntries(
    filters.flatMap((filter) =>
      'field' in filter && filter.operator === 'eq' && filter.field !== 'search'
        ? [[filter.field, String(filter.value)]]
        : [],
    ),
  );

/** A lookup without a screen takes no more than a search text. */
const inputQuery = (resource: Resource, input: ListInput): Record<string, string> => {
  const filters = input.filters ?? [];
  const search = searchOf(filters);
  const found = { ...equalities(filters), ...(search && { search }) };
  if (!resource.list) return found;
  const { currentPage = 1, pageSize = 10, mode } = input.pagination ?? {};
  const [sorter] = input.sorters ?? [];
  const { defaultSort } = resource.list;
  return {
    offset: String(mode === 'off' ? 0 : (currentPage - 1) * pageSize),
    limit: String(pageSize),
    sort: sorter?.field ?? defaultSort.by,
    order: sorter?.order ?? defaultSort.order,
    ...found,
  };
};

/** The query of a list call: `meta.query` as it stands (lists), else made from Refine's own input (autocompletes). */
export const listQuery = (resource: Resource, input: ListInput): Query => {
  const given = input.meta?.['query'] as Record<string, string> | undefined;
  const { clientParam } = resource.api;
  return {
    ...(given ?? inputQuery(resource, input)),
    ...(clientParam && { [clientParam]: clientOf(resource, input.meta) }),
  };
};
