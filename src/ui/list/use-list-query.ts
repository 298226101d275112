import { useDataProvider, useList } from '@refinedev/core';
import type { ListState } from '@core/list/list-state';
import type { ListedResource } from '@core/resource/resource';
import { listQuery } from '@lib/queries';

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
