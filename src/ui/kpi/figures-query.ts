import type { Http } from '@lib/http';
import type { Resource } from '@core/resource/resource';

/** Whose figures are asked for. */
export interface FigureSource {
  readonly resource: Resource;
  readonly clientId: number | undefined;
  /** What narrows the answer, where the call takes that. */
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * A call below a resource's own path, and the key under which its answer is kept. The prefetch asks the same, so that both share
 * one entry of the cache. What `read` throws at counts as a failed call.
 */
export const figuresQuery = <T>(
  http: Http,
  { resource: { api, name }, clientId, query }: FigureSource,
  path: string,
  read: (answer: unknown) => T,
) => ({
  queryKey: ['data', 'default', name, 'figures', clientId ?? null, path, ...(query ? [query] : [])],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<T> =>
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
