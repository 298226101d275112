import type { DetailSpec, Resource } from '@core/resource/resource';
import { isListed, type Listed } from '../list/list-query';

/** A resource whose single records have a view of their own, over the list. */
export type Detailed = Listed & { readonly detail: DetailSpec };

export const isDetailed = (resource: Resource): resource is Detailed =>
  isListed(resource) && resource.detail !== undefined;

/**
 * What Refine's `useOne` is asked for one record; the prefetch asks the same. The id is the text of the address: a number
 * would be another entry of the cache.
 */
export const detailQuery = (resource: Detailed, id: string, clientId?: number) => ({
  resource: resource.name,
  id,
  meta: clientId === undefined ? {} : { clientId },
});
