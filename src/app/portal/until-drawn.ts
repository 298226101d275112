import { hashKey, type QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';

/** A screen that is not drawn by then was left again. */
const longestMs = 10_000;

const isDrawn = (client: QueryClient, queryKey: QueryKey): boolean =>
  (client.getQueryCache().find({ queryKey })?.getObserversCount() ?? 0) > 0;

const drawn = (client: QueryClient, queryKey: QueryKey): Promise<void> =>
  new Promise((resolve) => {
    if (isDrawn(client, queryKey)) {
      resolve();
      return;
    }
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const hash = hashKey(queryKey);
    const stop = client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'observerAdded' && query.queryHash === hash) end();
    });
    const timer = setTimeout(end, longestMs);
  });

/**
 * Fetches ahead of the screen that will ask for it, and fails when that is there: a screen asks anew for what has failed before, and the
 * repetitions of one call would be made twice.
 */
export const failingWhenDrawn =
  <T>(client: QueryClient, queryKey: QueryKey, queryFn: QueryFunction<T>): QueryFunction<T> =>
  async (context) => {
    try {
      return await queryFn(context);
    } catch (reason) {
      await drawn(client, queryKey);
      throw reason;
    }
  };
