import { QueryClient } from '@tanstack/react-query';
import type { Resource } from '@core/resource/resource';
import { statusOf } from '@lib/api-failure';
import { setDataRules, usualRetry } from '@lib/queries';
import type { RetryDelay } from '../retry';

/** The cache of one portal. Set here once, the rules hold for hooks, prefetching and guards alike. */
export const createQueryClient = (retryDelay: RetryDelay, resources: readonly Resource[]): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: usualRetry,
        retryDelay,
        refetchOnWindowFocus: false,
        gcTime: 5 * 60_000,
        // The default mode waits in silence while the browser believes that it is offline.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  setDataRules(client, resources);
  return client;
};

/** Asks anew for what is on the screen and got no answer. */
export const refetchUnanswered = (client: QueryClient): void =>
  void client.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && statusOf(state.error) === 0,
  });
