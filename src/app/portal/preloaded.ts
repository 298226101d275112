import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Preloaded data serves without another request for 30 s (spec, section 9). */
export const preloadedMs = 30_000;

/** The part of a query that is asked here; Refine's hooks type theirs differently. */
interface Asked {
  readonly state: { readonly dataUpdateCount: number };
}

const preloaded = new WeakSet<object>();

/** Marks a query that a preload is fetching for the first time. */
export const markPreloaded = (client: QueryClient, queryKey: QueryKey): void => {
  const query = client.getQueryCache().find({ queryKey });
  if (query?.state.dataUpdateCount === 0) preloaded.add(query);
};

/** Records are always stale, but for what a preload fetched just now: the click that follows is free of requests. */
export const recordsStaleTime = (query: Asked): number =>
  preloaded.has(query) && query.state.dataUpdateCount === 1 ? preloadedMs : 0;
