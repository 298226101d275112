import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useHttp } from '../../lib/http-context';
import type { Resource } from '../../core/resource/resource';

/** Whose figures are asked for. */
export interface FigureSource {
  readonly resource: Resource;
  readonly clientId: number | undefined;
  /** What narrows the answer, where the call takes that. */
  readonly query?: Readonly<Record<string, string>>;
}

export interface FigureCall<T> {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly data: T | undefined;
  /** The figures are those of the query before; the asked ones are on their way. */
  readonly stale: boolean;
  readonly retry: () => void;
}

/**
 * A call below a resource's own path, made once however many tiles ask for it. What `read` throws at counts as a failed call.
 * A failed call that is asked for again is loading again.
 */
export const useFigures = <T>(
  { resource, clientId, query }: FigureSource,
  path: string,
  read: (answer: unknown) => T,
  enabled = true,
): FigureCall<T> => {
  const http = useHttp();
  const { api, name } = resource;
  const { data, isFetching, isError, isPlaceholderData, refetch } = useQuery({
    enabled,
    ...(query && { placeholderData: keepPreviousData }),
    queryKey: ['data', 'default', name, 'figures', clientId ?? null, path, ...(query ? [query] : [])],
    queryFn: async ({ signal }) =>
      read(
        await http.request<unknown>({
          backend: api.backend,
          method: 'GET',
          path: `${api.path.replace(':clientId', String(clientId))}/${path}`,
          query: {
            ...query,
            ...(api.clientParam && clientId !== undefined && { [api.clientParam]: clientId }),
          },
          signal,
        }),
      ),
  });
  const waiting = isFetching || !isError ? 'loading' : 'failed';
  return {
    state: data === undefined ? waiting : 'ready',
    data,
    stale: isPlaceholderData,
    retry: () => void refetch(),
  };
};
