import { MutationCache, QueryClient } from '@tanstack/react-query';
import type { Resource } from '@core/resource/resource';
import { statusOf } from '@lib/api-failure';
import { setDataRules, defaultRetry } from '@lib/queries';
import type { RetryDelay } from '../retry';

/** Errors of Refine's changes. The query library keeps them with the change, and Refine shows a notice of each. */
const reportedErrors = new WeakSet<Error>();

/**
 * Refine's documentation passes `onFinish` to `handleSubmit` and catches nothing, although it rejects when a change fails.
 * That is no error of the page: the user has seen the notice. Returns a function that stops handling such rejections.
 */
export const handleReportedRejections = (): (() => void) => {
  const handle = (event: PromiseRejectionEvent) => {
    if (event.reason instanceof Error && reportedErrors.has(event.reason)) event.preventDefault();
  };
  window.addEventListener('unhandledrejection', handle);
  return () => window.removeEventListener('unhandledrejection', handle);
};

/** Creates the query cache of a portal. Its rules apply to hooks, prefetching and guards. */
export const createQueryClient = (retryDelay: RetryDelay, resources: readonly Resource[]): QueryClient => {
  const client = new QueryClient({
    mutationCache: new MutationCache({
      // Only Refine gives its changes a key.
      onError: (error, _variables, _result, { options }) => {
        if (options.mutationKey) reportedErrors.add(error);
      },
    }),
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
