import { useDataProvider, useList } from '@refinedev/core';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { pageSize, type ListState } from '@core/list/list-state';
import { columnsIn } from '@core/list/columns';
import { narrowingParams } from '@core/list/list-params';
import type { ListedResource } from '@core/resource/resource';
import { isBlank } from '@core/text/clean-text';
import { type FigureSource, listQuery, prefetch } from '@lib/queries';
import { useKeepPrevious } from '@lib/use-stable-value';
import type { Row } from '../cells/cell-kind';
import { excludesRecords, withoutLimits } from './filter-choices';

/** Calls Refine's `useList` for one state of a declared list, with the same query key and options as prefetching. */
export const useListQuery = (
  resource: ListedResource,
  state: ListState,
  clientId?: number,
  { enabled = true }: { readonly enabled?: boolean } = {},
) => {
  const dataProvider = useDataProvider()();
  return useList({
    resource: resource.name,
    queryOptions: { ...listQuery(dataProvider, resource, state, clientId), enabled },
    errorNotification: false,
  });
};

/**
 * How long rows fetched by a click stay fresh, in milliseconds: long enough for the next screen on a slow machine,
 * too short for a later visit.
 */
const prefetchStaleMs = 5_000;

/**
 * Starts the request for a list state on click; the screen itself requests only once the router has rendered it.
 * Cached rows are not requested. After several quick clicks only the last request is kept, the others are cancelled.
 */
export const usePrefetchRows = (resource: ListedResource, clientId: number | undefined) => {
  const client = useQueryClient();
  const dataProvider = useDataProvider()();
  const last = useRef<QueryKey>(undefined);
  return useCallback(
    (state: ListState): void => {
      const query = listQuery(dataProvider, resource, state, clientId);
      const { current: previousKey } = last;
      last.current = query.queryKey;
      if (previousKey && client.getQueryCache().find({ queryKey: previousKey })?.getObserversCount() === 0)
        void client.cancelQueries({ queryKey: previousKey, exact: true });
      if (client.getQueryData(query.queryKey) !== undefined) return;
      // The screen shows the failure.
      prefetch(client, query, prefetchStaleMs).catch(() => undefined);
    },
    [client, dataProvider, resource, clientId],
  );
};

/** The source of the figures above a list: all records, or only the matching ones if the declaration says `narrowed`. */
export const figureSource = (
  resource: ListedResource,
  state: ListState,
  clientId: number | undefined,
): FigureSource => ({
  resource,
  clientId,
  ...(resource.list.kpis?.narrowed && { query: narrowingParams(resource.list, state) }),
});

export type ListStatus = 'loading' | 'rows' | 'empty' | 'no-result' | 'failed';

export interface ListRows {
  readonly status: ListStatus;
  readonly rows: readonly Row[];
  /** Undefined until it is known. */
  readonly total: number | undefined;
  /** Number of records before the first row. */
  readonly offset: number;
  /** The rows belong to the previous state; the requested ones are loading. */
  readonly stale: boolean;
  /** The page is beyond the last one. */
  readonly outOfRange: boolean;
  /** HTTP status of the failure; 0 without a response. */
  readonly failure: number;
  readonly retry: () => void;
}

/**
 * A list without rows is empty only when no filter excludes records. Where the default filters do (employees:
 * Active), one more request, made only in this case, tells "no records" from "no matches".
 */
const useIsEmpty = (
  resource: ListedResource,
  state: ListState,
  clientId: number | undefined,
  isNeeded: boolean,
) => {
  const isFiltered = excludesRecords(resource.list, state);
  const enabled = isNeeded && isFiltered && isBlank(state.search);
  const probe = useListQuery(resource, withoutLimits(resource.list, state), clientId, { enabled });
  if (!isNeeded) return undefined;
  if (!isFiltered) return true;
  if (!isBlank(state.search)) return false;
  return probe.query.isPending ? undefined : probe.result.total === 0;
};

const noRows: readonly Row[] = [];

/** The rows of one list state. Keeps the previous rows while the next ones load, within the same list and columns. */
export const useListRows = (
  resource: ListedResource,
  state: ListState,
  clientId: number | undefined,
): ListRows => {
  const { query } = useListQuery(resource, state, clientId);
  // The state of the rows shown while the next ones load.
  const shown = useKeepPrevious(state, query.isPlaceholderData);
  const { list } = resource;
  // Rows with other columns would have empty cells.
  const fits = String(columnsIn(list, shown)) === String(columnsIn(list, state));
  const data = fits ? query.data : undefined;
  const stale = fits && query.isPlaceholderData;
  const rows: readonly Row[] = data?.data ?? noRows;
  const total = data?.total;
  const outOfRange = !stale && total !== undefined && state.page > 0 && state.page * pageSize >= total;
  const hasNoRecords = !stale && total === 0 && !outOfRange;
  const isEmpty = useIsEmpty(resource, state, clientId, hasNoRecords);
  const statusOf = (): ListStatus => {
    if (!data) return query.isError ? 'failed' : 'loading';
    if (outOfRange) return 'loading';
    if (rows.length > 0) return 'rows';
    if (stale) return 'loading';
    if (!hasNoRecords) return 'no-result';
    if (isEmpty === undefined) return 'loading';
    return isEmpty ? 'empty' : 'no-result';
  };
  return {
    status: statusOf(),
    rows,
    total,
    offset: shown.page * pageSize,
    stale,
    outOfRange,
    failure: query.error?.statusCode ?? 0,
    retry: () => void query.refetch(),
  };
};
