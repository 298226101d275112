import { listParams } from '@core/list/request';
import type { ListState } from '@core/list/list-state';
import type { ListSpec, Resource } from '@core/resource/resource';

/** A resource that has a list; the others are only looked up by forms. */
export type Listed = Resource & { readonly list: ListSpec };

export const isListed = (resource: Resource): resource is Listed => resource.list !== undefined;

/**
 * What Refine's `useList` is asked for one state of a list. The prefetch asks the same, so that both share one entry of
 * the cache.
 */
export const listQuery = (resource: Listed, state: ListState, clientId?: number) => ({
  resource: resource.name,
  pagination: { mode: 'off' as const },
  meta: { query: listParams(resource.list, state), ...(clientId !== undefined && { clientId }) },
});
