import { QueryClient, type QueryObserverOptions } from '@tanstack/react-query';
import { isApiFailure, isOverdue, statusOf } from '@lib/api-failure';
import { recordsStaleTime } from './preloaded';
import type { RetryDelay } from '../retry';

type Options = Partial<QueryObserverOptions>;

const upTo = (repetitions: number) => (failures: number, reason: unknown) =>
  failures < repetitions && !isOverdue(reason);

/** The portal's own data: two repetitions (spec, section 8). Refine's keys of records all begin with `data`. */
const records: Options = { retry: upTo(2), staleTime: recordsStaleTime };

/** Lists that do not change while users work (spec, section 9). */
const neverStale = ['clients', 'industry-businesses', 'roles'];

const isNotFound = (reason: unknown) => isApiFailure(reason) && reason.detail === 'not found';

/** The cache of one portal. Set here once, the rules hold for hooks, preloading and guards alike. */
export const createQueryClient = (retryDelay: RetryDelay): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: upTo(3),
        retryDelay,
        refetchOnWindowFocus: false,
        gcTime: 5 * 60_000,
        // The default mode waits in silence while the browser believes that it is offline.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  client.setQueryDefaults(['data'], records);
  for (const name of neverStale)
    client.setQueryDefaults(['data', 'default', name, 'list'], { ...records, staleTime: Infinity });
  client.setQueryDefaults(['data', 'default', 'clients', 'list'], {
    staleTime: Infinity,
    retry: (failures: number, reason: unknown) => upTo(2)(failures, reason) && !isNotFound(reason),
  });
  return client;
};

/** Asks anew for what is on the screen and got no answer. */
export const refetchUnanswered = (client: QueryClient): void =>
  void client.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && statusOf(state.error) === 0,
  });
