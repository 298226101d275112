import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCurrentClient } from '../../lib/client-context';
import { useHttp } from '../../lib/http-context';

/** The id of the client whose workspace is open. Throws outside of one. */
export const useClientId = (): number => {
  const client = useCurrentClient();
  if (!client) throw new Error('The dashboard is a client’s');
  return client.id;
};

interface CallOptions {
  /** Milliseconds; the portal's rule for records when absent. */
  readonly staleTime?: number;
}

/**
 * One call below the client's address, made once however many parts of the page ask for it. An answer that `read` throws at
 * counts as a failed call, so it is repeated and can be retried like one.
 */
export const useClientCall = <T>(
  path: string,
  read: (answer: unknown) => T,
  options: CallOptions = {},
): UseQueryResult<T> => {
  const http = useHttp();
  const id = useClientId();
  return useQuery({
    queryKey: ['data', 'default', 'client', id, path],
    queryFn: async () =>
      read(await http.request<unknown>({ backend: 'eip', method: 'GET', path: `clients/${id}/${path}` })),
    ...options,
  });
};
