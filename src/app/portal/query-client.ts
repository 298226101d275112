import { QueryClient } from '@tanstack/react-query';
import type { Resource } from '@core/resource/resource';
import { statusOf } from '@lib/api-failure';
import { setDataRules, defaultRetry } from '@lib/queries';
import type { RetryDelay } from '../retry';

/** Creates the query cache of a portal. Its rules apply to hooks, prefetching and guards. */
export const createQueryClient = (retryDelay: RetryDelay, resources: readonly Resource[]): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: defaultRetry,
        retryDelay,
        refetchOnWindowFocus: false,
        gcTime: 5 * 60_000,
        // The default mode pauses queries without notice while the browser thinks that it is offline.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  setDataRules(client, resources);
  return client;
};

/** Refetches the queries on the screen that got no response. */
export const refetchUnanswered = (client: QueryClient): void =>
  void client.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && statusOf(state.error) === 0,
  });
