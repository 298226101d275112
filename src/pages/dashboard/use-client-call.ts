import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
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
  /** The answer holds words; it is asked for again in another language. */
  readonly worded?: boolean;
}

/**
 * One call below the client's address, made once however many parts of the page ask for it. An answer that `read` throws at
 * counts as a failed call, so it is repeated and can be retried like one.
 */
export const useClientCall = <T>(
  path: string,
  read: (answer: unknown) => T,
  { worded = false, ...options }: CallOptions = {},
): UseQueryResult<T> => {
  const http = useHttp();
  const id = useClientId();
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['data', 'default', 'client', id, path, ...(worded ? [i18n.language] : [])],
    queryFn: async () =>
      read(await http.request<unknown>({ backend: 'eip', method: 'GET', path: `clients/${id}/${path}` })),
    ...options,
  });
};
