import type { DataProvider, GetListResponse, GetOneResponse } from '@refinedev/core';
import { keepPreviousData, type QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import { rowsOf } from '@core/figures/figures';
import type { Fields } from '@core/figures/values';
import { type Criteria, criteriaOf, filtersIn } from '@core/list/criteria';
import { defaultListState, type ListState } from '@core/list/list-state';
import { UnanswerableError } from '@core/list/unanswerable';
import { listKey, pageCall, recordKey } from '@core/list/list-calls';
import type { ListedResource, Resource } from '@core/resource/resource';
import { readListAnswer, type Row } from './api-answer';
import { isApiFailure, isTimeout, statusOf } from './api-failure';
import type { Call, Http } from './http';
import { absentCalls, isAbsent } from './optional-calls';

// The only place where a query gets its key, its function and its options. Screens, guards and prefetching all use
// these queries, so that they share one cache entry.

export interface DataQuery<T> {
  readonly queryKey: QueryKey;
  readonly queryFn: QueryFunction<T>;
  /** In milliseconds. The rule of `setDataRules` when absent. */
  readonly staleTime?: number;
}

type Records = Pick<DataProvider, 'getList' | 'getOne'>;

type Context = Parameters<QueryFunction>[0];

/** Refine passes the context of the query in the same property. */
const metaOf = (clientId: number | undefined, { client, queryKey, signal }: Context) => ({
  ...(clientId !== undefined && { clientId }),
  queryContext: { client, queryKey, signal },
});

/** The query for the rows of a list state. The previous rows are shown while the next ones load. */
export const listQuery = (
  records: Records,
  resource: ListedResource,
  state: ListState,
  clientId?: number,
) => {
  const criteria = criteriaOf(resource.list, state);
  const queryFn: QueryFunction<GetListResponse> = (context) =>
    records.getList({
      resource: resource.name,
      // Refine's types are mutable, the portal's are readonly.
      ...(criteria as Pick<Parameters<Records['getList']>[0], 'pagination' | 'sorters' | 'filters'>),
      meta: metaOf(clientId, context),
    });
  return {
    queryKey: listKey(resource.name, criteria, clientId),
    queryFn,
    placeholderData: keepPreviousData,
  };
};

/** The query for how many records of a list match filters, in the response's `total`. */
export const countQuery = (
  records: Pick<Records, 'getList'>,
  resource: ListedResource,
  filters: ListState['filters'],
  clientId?: number,
): DataQuery<GetListResponse> => {
  const criteria = {
    pagination: { currentPage: 1, pageSize: 1 },
    filters: filtersIn(resource.list, { ...defaultListState(resource.list), filters }),
  };
  return {
    queryKey: listKey(resource.name, criteria, clientId),
    queryFn: (context) =>
      records.getList({ resource: resource.name, ...criteria, meta: metaOf(clientId, context) }),
    staleTime: 5 * 60_000,
  };
};

/** The query for a single record. The id is the text from the address. */
export const recordQuery = (
  records: Records,
  resource: Resource,
  id: string,
  clientId?: number,
): DataQuery<GetOneResponse> => ({
  queryKey: recordKey(resource.name, id, clientId),
  queryFn: (context) => records.getOne({ resource: resource.name, id, meta: metaOf(clientId, context) }),
});

/** Returns the key of a call that is not for records. It starts with `data` and `default`, like Refine's keys. */
export const apiKey = (...key: QueryKey): QueryKey => ['data', 'default', ...key];

/** Options of `useList` for all records of a lookup, such as roles. */
export const allRecords = { pagination: { mode: 'off' } } satisfies Criteria;

/** The query for all records of a lookup without a client, the same as `useList` with `allRecords`. */
export const lookupQuery = (
  records: Pick<Records, 'getList'>,
  resource: string,
): DataQuery<GetListResponse> => ({
  queryKey: listKey(resource, allRecords, undefined),
  queryFn: (context) => records.getList({ resource, ...allRecords, meta: metaOf(undefined, context) }),
});

interface ApiQuery<T> {
  /** The parts of `apiKey`. Must not contain personal data. */
  readonly key: QueryKey;
  readonly call: Omit<Call, 'method' | 'signal'>;
  /** Reads the response. If it throws, the call counts as failed. */
  readonly read: (answer: unknown) => T;
  readonly staleTime?: number | undefined;
}

/** One page of entries. */
interface Entries<T> {
  readonly entries: readonly T[];
  /** Number of entries on all pages. */
  readonly total: number;
}

/** The query for a call that is not for records, such as figures. */
export const apiQuery = <T>(http: Http, { key, call, read, staleTime }: ApiQuery<T>): DataQuery<T> => ({
  queryKey: apiKey(...key),
  queryFn: async ({ signal }) => read(await http.request<unknown>({ ...call, method: 'GET', signal })),
  ...(staleTime !== undefined && { staleTime }),
});

/** Number of entries of a page. */
const entriesPerPage = 20;

/**
 * The pages of a list that is not for records, such as a history, with offset and limit as in other lists. It is not
 * kept: what it lists is only current while it is shown.
 */
export const entriesQuery = <T>(
  http: Http,
  { key, call, read }: Omit<ApiQuery<T>, 'read' | 'staleTime'> & { readonly read: (row: Row) => T },
) => ({
  queryKey: apiKey(...key),
  initialPageParam: 0,
  gcTime: 0,
  retry: recordRetry,
  queryFn: async ({ pageParam, signal }: { readonly pageParam: number; readonly signal: AbortSignal }) => {
    const page = { ...call, ...pageCall(call, pageParam, entriesPerPage) };
    const answer = await http.request<unknown>({ ...page, method: 'GET', signal });
    const { data, total } = readListAnswer(answer, { fields: {} }, page);
    return { entries: data.map(read), total };
  },
  getNextPageParam: (last: Entries<T>, pages: readonly Entries<T>[]) => {
    const count = pages.reduce((sum, { entries }) => sum + entries.length, 0);
    return count < last.total && last.entries.length > 0 ? count : undefined;
  },
});

/** Makes the query of an optional call return null if the server does not have the call. */
export const optionalQuery = <T>({ queryFn, ...query }: DataQuery<T>): DataQuery<T | null> => ({
  ...query,
  queryFn: async (context) => {
    try {
      return await queryFn(context);
    } catch (reason) {
      if (isAbsent(reason)) return null;
      throw reason;
    }
  },
});

interface EarlyRows {
  readonly queryKey: QueryKey;
  readonly call: Omit<Call, 'method' | 'signal'>;
  /** The response, not read yet. */
  readonly answer: Promise<unknown>;
}

/**
 * The query for rows that were requested before their screen was loaded. If that first request failed, retries send a
 * new one.
 */
export const firstRowsQuery = (
  http: Http,
  resource: Resource,
  { queryKey, call, answer }: EarlyRows,
): DataQuery<GetListResponse> => {
  let first: Promise<unknown> | undefined = answer;
  const sendRequest = () => http.request<unknown>({ ...call, method: 'GET' });
  return {
    queryKey,
    queryFn: async () => {
      const early = first ?? sendRequest();
      first = undefined;
      const answered = await early.catch((reason: unknown) => {
        if (call.optional !== undefined && isAbsent(reason)) absentCalls.markAbsent(call.optional);
        throw reason;
      });
      const { data, total } = readListAnswer(answered, resource, call);
      return { data: [...data], total };
    },
  };
};

/** What the figures are about. */
export interface FigureSource {
  readonly resource: Resource;
  readonly clientId: number | undefined;
  /** Query parameters that filter the figures, if the call supports them. */
  readonly query?: Readonly<Record<string, string>>;
}

/** The query for a call below a resource's path. */
export const figuresQuery = <T>(
  http: Http,
  { resource: { api, name }, clientId, query }: FigureSource,
  path: string,
  read: (answer: unknown) => T,
  optional?: string,
): DataQuery<T> =>
  apiQuery(http, {
    key: [name, 'figures', clientId ?? null, path, ...(query ? [query] : [])],
    call: {
      backend: api.backend,
      path: `${api.path.replace(':clientId', String(clientId))}/${path}`,
      ...(optional !== undefined && { optional }),
      query: {
        ...query,
        ...(api.clientParam && clientId !== undefined && { [api.clientParam]: clientId }),
      },
    },
    read,
  });

/** Returns the name of an optional call below a resource's path. */
export const optionalFigures = ({ name }: Resource, path: string): string => `${name}/${path}`;

/** The query for the rows of a chart with a separate call. The data are null if the server does not have the call. */
export const chartQuery = (
  http: Http,
  source: FigureSource,
  path: string,
): DataQuery<readonly Fields[] | null> =>
  optionalQuery(figuresQuery(http, source, path, rowsOf, optionalFigures(source.resource, path)));

/** Prefetched data are used without another call for 30 s (spec, section 9). */
const prefetchedMs = 30_000;

interface QueryState {
  readonly state: { readonly dataUpdateCount: number };
}
const prefetched = new WeakMap<object, number>();

/**
 * Fetches the data of a screen ahead of time. For `freshForMs` the screen uses the first response without another call;
 * later visits fetch again. Rejects like the call.
 */
export const prefetch = <T>(
  client: QueryClient,
  { queryKey, queryFn, staleTime = prefetchedMs }: DataQuery<T>,
  freshForMs = prefetchedMs,
): Promise<T> => {
  const answer = client.query({ queryKey, queryFn, staleTime });
  const query = client.getQueryCache().find({ queryKey });
  if (query?.state.dataUpdateCount === 0) prefetched.set(query, freshForMs);
  return answer;
};

/** Records are stale at once, except those that were prefetched for the screen that now requests them. */
const recordStaleTime = (query: QueryState): number =>
  query.state.dataUpdateCount === 1 ? (prefetched.get(query) ?? 0) : 0;

const retryUpTo = (maxRetries: number) => (failures: number, reason: unknown) =>
  failures < maxRetries && !isTimeout(reason);

/** Three retries, except for calls that timed out: after such a long wait the user decides. */
export const defaultRetry = retryUpTo(3);

/** Two retries for the portal's data (spec, section 8). Requests that the API does not support are not retried. */
const dataRetry = (failures: number, reason: unknown): boolean =>
  retryUpTo(2)(failures, reason) && !(reason instanceof UnanswerableError);

/** Does not retry a record that is missing or forbidden (404 or 403). Only failures that may be temporary are retried. */
export const recordRetry = (failures: number, reason: unknown): boolean =>
  dataRetry(failures, reason) && ![403, 404].includes(statusOf(reason) ?? 0);

/**
 * Sets the query defaults for all data, by key. They apply to Refine's hooks and to the queries of this file. A
 * resource can declare that its list is kept until this user changes it, and which errors are final.
 */
export const setDataRules = (client: QueryClient, resources: readonly Resource[]): void => {
  const records = { retry: dataRetry, staleTime: recordStaleTime };
  client.setQueryDefaults(['data'], records);
  for (const { name, api } of resources) {
    if (!api.neverStale && !api.finalDetails) continue;
    const isFinal = (reason: unknown) =>
      isApiFailure(reason) && api.finalDetails?.includes(reason.detail ?? '') === true;
    client.setQueryDefaults(['data', 'default', name, 'list'], {
      retry: (failures: number, reason: unknown) => dataRetry(failures, reason) && !isFinal(reason),
      // A screen does not repeat the request that failed when it was prefetched.
      retryOnMount: (query) => !isFinal(query.state.error),
      staleTime: api.neverStale ? Infinity : recordStaleTime,
    });
  }
};
