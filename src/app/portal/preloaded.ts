import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Preloaded data serves without another request for 30 s (spec, section 9). */
export const preloadedMs = 30_000;

/** What a list was waited for with serves its first drawing, however slow the machine, and no later visit. */
export const awaitedMs = 5_000;

/** The part of a query that is asked here; Refine's hooks type theirs differently. */
interface Asked {
  readonly state: { readonly dataUpdateCount: number };
}

const preloaded = new WeakMap<object, number>();

/** Marks a query that is being fetched ahead for the first time: its data serves for that many milliseconds. */
export const markPreloaded = (client: QueryClient, queryKey: QueryKey, servesMs: number): void => {
  const query = client.getQueryCache().find({ queryKey });
  if (query?.state.dataUpdateCount === 0) preloaded.set(query, servesMs);
};

/** Records are always stale, but for what was fetched ahead just now: the click that follows is free of requests. */
export const recordsStaleTime = (query: Asked): number =>
  query.state.dataUpdateCount === 1 ? (preloaded.get(query) ?? 0) : 0;
