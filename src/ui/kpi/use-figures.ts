import { useQuery } from '@tanstack/react-query';
import { useHttp } from '../../lib/http-context';
import type { Resource } from '../../core/resource/resource';

/** Whose figures are asked for. */
export interface FigureSource {
  readonly resource: Resource;
  readonly clientId: number | undefined;
}

export interface FigureCall<T> {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly data: T | undefined;
  readonly retry: () => void;
}

/**
 * A call below a resource's own path, made once however many tiles ask for it. What `read` throws at counts as a failed call.
 * A failed call that is asked for again is loading again.
 */
export const useFigures = <T>(
  { resource, clientId }: FigureSource,
  path: string,
  read: (answer: unknown) => T,
): FigureCall<T> => {
  const http = useHttp();
  const { api, name } = resource;
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['data', 'default', name, 'figures', clientId ?? null, path],
    queryFn: async ({ signal }) =>
      read(
        await http.request<unknown>({
          backend: api.backend,
          method: 'GET',
          path: `${api.path.replace(':clientId', String(clientId))}/${path}`,
          ...(api.clientParam && clientId !== undefined && { query: { [api.clientParam]: clientId } }),
          signal,
        }),
      ),
  });
  const waiting = isFetching || !isError ? 'loading' : 'failed';
  return { state: data === undefined ? waiting : 'ready', data, retry: () => void refetch() };
};
