import { useDataProvider, useList } from '@refinedev/core';
import type { ListState } from '@core/list/address';
import { narrowingParams } from '@core/list/request';
import type { ListedResource } from '@core/resource/resource';
import { type FigureSource, listQuery } from '@lib/queries';

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
