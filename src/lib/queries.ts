import type { DataProvider, GetListResponse, GetOneResponse } from '@refinedev/core';
import { keepPreviousData, type QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import { rowsOf } from '@core/figures/figures';
import type { Fields } from '@core/figures/values';
import { type Criteria, criteriaOf } from '@core/list/criteria';
import type { ListState } from '@core/list/list-state';
import { UnanswerableError } from '@core/list/unanswerable';
import { listKey, recordKey } from '@core/list/list-calls';
import type { ListedResource, Resource } from '@core/resource/resource';
import { readListAnswer } from './api-answer';
import { isApiFailure, isOverdue, statusOf } from './api-failure';
import type { Call, Http } from './http';
import { absentCalls, isAbsent } from './optional-calls';

// The one place where a query gets its key, its function and its rules. Screens, guards and prefetching all ask here, so that they
// share one entry of the cache.

export interface DataQuery<T> {
  readonly queryKey: QueryKey;
  readonly queryFn: QueryFunction<T>;
  /** Milliseconds; the rule of `setDataRules` when absent. */
  readonly staleTime?: number;
}

type Records = Pick<DataProvider, 'getList' | 'getOne'>;

type Context = Parameters<QueryFunction>[0];

/** Refine hands the context of the query on in the same place. */
const metaOf = (clientId: number | undefined, { client, queryKey, signal }: Context) => ({
  ...(clientId !== undefined && { clientId }),
  queryContext: { client, queryKey, signal },
});

/** The rows of one state of a list. The previous rows stay while the next are on their way. */
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
      // Refine's types want what is read only as if it were to be changed.
      ...(criteria as Pick<Parameters<Records['getList']>[0], 'pagination' | 'sorters' | 'filters'>),
      meta: metaOf(clientId, context),
    });
  return {
    queryKey: listKey(resource.name, criteria, clientId),
    queryFn,
    placeholderData: keepPreviousData,
  };
};

/** One record. The id is the text of the address. */
export const recordQuery = (
  records: Records,
  resource: Resource,
  id: string,
  clientId?: number,
): DataQuery<GetOneResponse> => ({
  queryKey: recordKey(resource.name, id, clientId),
  queryFn: (context) => records.getOne({ resource: resource.name, id, meta: metaOf(clientId, context) }),
});

/** The key of a call that is no record's; `data` and `default` stand first, as in Refine's own keys. */
export const apiKey = (...key: QueryKey): QueryKey => ['data', 'default', ...key];

/** What `useList` is given for all records of a lookup, such as roles. */
export const allRecords = { pagination: { mode: 'off' } } satisfies Criteria;

/** All records of a lookup that belongs to no client: the query of `useList` with `allRecords`. */
export const lookupQuery = (
  records: Pick<Records, 'getList'>,
  resource: string,
): DataQuery<GetListResponse> => ({
  queryKey: listKey(resource, allRecords, undefined),
  queryFn: (context) => records.getList({ resource, ...allRecords, meta: metaOf(undefined, context) }),
});

interface ApiQuery<T> {
  /** What `apiKey` is made of. Never holds personal data. */
  readonly key: QueryKey;
  readonly call: Omit<Call, 'method' | 'signal'>;
  /** What it throws at counts as a failed call. */
  readonly read: (answer: unknown) => T;
  readonly staleTime?: number | undefined;
}

/** A call that is no record's, such as figures. */
export const apiQuery = <T>(http: Http, { key, call, read, staleTime }: ApiQuery<T>): DataQuery<T> => ({
  queryKey: apiKey(...key),
  queryFn: async ({ signal }) => read(await http.request<unknown>({ ...call, method: 'GET', signal })),
  ...(staleTime !== undefined && { staleTime }),
});

/** A call that the contract leaves to the provider: its answer is null where the server does not have it. */
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
  /** As it came. */
  readonly answer: Promise<unknown>;
}

/** Rows that were asked for before their screen was there. A first answer that failed is asked for again like any other. */
export const firstRowsQuery = (
  http: Http,
  resource: Resource,
  { queryKey, call, answer }: EarlyRows,
): DataQuery<GetListResponse> => {
  let first: Promise<unknown> | undefined = answer;
  const ask = () => http.request<unknown>({ ...call, method: 'GET' });
  return {
    queryKey,
    queryFn: async () => {
      const early = first ?? ask();
      first = undefined;
      const answered = await early.catch((reason: unknown) => {
        if (call.optional !== undefined && isAbsent(reason)) absentCalls.note(call.optional);
        throw reason;
      });
      const { data, total } = readListAnswer(answered, resource, call);
      return { data: [...data], total };
    },
  };
};

/** Whose figures are wanted. */
export interface FigureSource {
  readonly resource: Resource;
  readonly clientId: number | undefined;
  /** What narrows the answer, where the call takes that. */
  readonly query?: Readonly<Record<string, string>>;
}

/** A call below a resource's own path. */
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

/** The name of a call below a resource's own path that the contract leaves to the provider. */
export const optionalFigures = ({ name }: Resource, path: string): string => `${name}/${path}`;

/** The rows of a chart with a call of its own; null where the server does not have it. */
export const chartQuery = (
  http: Http,
  source: FigureSource,
  path: string,
): DataQuery<readonly Fields[] | null> =>
  optionalQuery(figuresQuery(http, source, path, rowsOf, optionalFigures(source.resource, path)));

/** Prefetched data serves without another call for 30 s (spec, section 9). */
const prefetchedMs = 30_000;

interface QueryState {
  readonly state: { readonly dataUpdateCount: number };
}
const prefetched = new WeakMap<object, number>();

/**
 * Fetches what a screen will ask for. The first answer serves that screen for `servesMs` without another call; later visits ask anew.
 * Rejects like the call.
 */
export const prefetch = <T>(
  client: QueryClient,
  { queryKey, queryFn, staleTime = prefetchedMs }: DataQuery<T>,
  servesMs = prefetchedMs,
): Promise<T> => {
  const answer = client.query({ queryKey, queryFn, staleTime });
  const query = client.getQueryCache().find({ queryKey });
  if (query?.state.dataUpdateCount === 0) prefetched.set(query, servesMs);
  return answer;
};

/** Records are stale at once, but for what was prefetched for the screen that now asks. */
const recordStaleTime = (query: QueryState): number =>
  query.state.dataUpdateCount === 1 ? (prefetched.get(query) ?? 0) : 0;

const upTo = (repetitions: number) => (failures: number, reason: unknown) =>
  failures < repetitions && !isOverdue(reason);

/** Three repetitions, but for a call that was given up after its time: the user, who waited that long, decides. */
export const usualRetry = upTo(3);

/** Two repetitions of the portal's own data (spec, section 8). What the API cannot answer is not asked again. */
const dataRetry = (failures: number, reason: unknown): boolean =>
  upTo(2)(failures, reason) && !(reason instanceof UnanswerableError);

/** A record that is missing or withheld stays so: only what may pass by itself is asked for again. */
export const recordRetry = (failures: number, reason: unknown): boolean =>
  dataRetry(failures, reason) && ![403, 404].includes(statusOf(reason) ?? 0);

/**
 * Sets the rules of all data once, for Refine's hooks and for everything made here: they follow from the key. A resource may declare
 * that its list is kept until this user changes it, and which refusals are final.
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
      staleTime: api.neverStale ? Infinity : recordStaleTime,
    });
  }
};
