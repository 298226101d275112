import { useDataProvider, useList } from '@refinedev/core';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { pageSize, type ListState } from '@core/list/address';
import { columnsIn } from '@core/list/columns';
import { narrowingParams } from '@core/list/list-params';
import type { ListedResource } from '@core/resource/resource';
import { type FigureSource, listQuery, prefetch } from '@lib/queries';
import { useKept } from '@lib/use-same';
import type { Row } from '../cells/cell-kind';
import { keepsOut, withoutLimits } from './filter-choices';

/** Refine's `useList` for one state of a declared list, with the key and the rules that prefetching uses, too. */
export const useListQuery = (
  resource: ListedResource,
  state: ListState,
  clientId?: number,
  { enabled = true }: { readonly enabled?: boolean } = {},
) => {
  const records = useDataProvider()();
  return useList({
    resource: resource.name,
    queryOptions: { ...listQuery(records, resource, state, clientId), enabled },
    errorNotification: false,
  });
};

/** The rows of a press serve the screen that follows it, however slow the machine, and no later visit. Milliseconds. */
const pressedMs = 5_000;

/**
 * Begins the call for a list state with the press that leads to it; the screen itself asks only once the router has drawn it. Rows that
 * are known are left to the screen. Of several quick presses only the last is answered.
 */
export const useRowsAhead = (resource: ListedResource, clientId: number | undefined) => {
  const client = useQueryClient();
  const records = useDataProvider()();
  const last = useRef<QueryKey>(undefined);
  return useCallback(
    (state: ListState): void => {
      const query = listQuery(records, resource, state, clientId);
      const { current: before } = last;
      last.current = query.queryKey;
      if (before && client.getQueryCache().find({ queryKey: before })?.getObserversCount() === 0)
        void client.cancelQueries({ queryKey: before, exact: true });
      if (client.getQueryData(query.queryKey) !== undefined) return;
      // A failure shows itself on the screen.
      prefetch(client, query, pressedMs).catch(() => undefined);
    },
    [client, records, resource, clientId],
  );
};

/** Whose figures stand above a list: everybody's, or where the declaration says so, those of what the list keeps. */
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
  /** Undefined as long as it is not known. */
  readonly total: number | undefined;
  /** How many records stand before the first row. */
  readonly offset: number;
  /** The rows are those of the previous state; the requested ones are loading. */
  readonly stale: boolean;
  /** The page lies behind the last one. */
  readonly outOfRange: boolean;
  /** HTTP status of the failure; 0 without an answer. */
  readonly failure: number;
  readonly retry: () => void;
}

/**
 * A list without rows is empty only when nothing keeps rows out. Where the usual filters do (employees: Active), one more
 * request, made in no other case, tells "there is nothing" from "nothing matches".
 */
const useIsEmpty = (
  resource: ListedResource,
  state: ListState,
  clientId: number | undefined,
  isNeeded: boolean,
) => {
  const limited = keepsOut(resource.list, state);
  const enabled = isNeeded && limited && state.search.trim() === '';
  const probe = useListQuery(resource, withoutLimits(resource.list, state), clientId, { enabled });
  if (!isNeeded) return undefined;
  if (!limited) return true;
  if (state.search.trim() !== '') return false;
  return probe.query.isPending ? undefined : probe.result.total === 0;
};

const noRows: readonly Row[] = [];

/** The rows of one list state. The rows before stay while the next are fetched, within the same list and columns. */
export const useListRows = (
  resource: ListedResource,
  state: ListState,
  clientId: number | undefined,
): ListRows => {
  const { query } = useListQuery(resource, state, clientId);
  // The state whose rows are shown, while those of the next are fetched.
  const shown = useKept(state, query.isPlaceholderData);
  const { list } = resource;
  // Rows of other columns would stand there with holes.
  const fits = columnsIn(list, shown) === columnsIn(list, state);
  const data = fits ? query.data : undefined;
  const stale = fits && query.isPlaceholderData;
  const rows: readonly Row[] = data?.data ?? noRows;
  const total = data?.total;
  const outOfRange = !stale && total !== undefined && state.page > 0 && state.page * pageSize >= total;
  const none = !stale && total === 0 && !outOfRange;
  const isEmpty = useIsEmpty(resource, state, clientId, none);
  const statusOf = (): ListStatus => {
    if (!data) return query.isError ? 'failed' : 'loading';
    if (outOfRange) return 'loading';
    if (rows.length > 0) return 'rows';
    if (stale) return 'loading';
    if (!none) return 'no-result';
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
