import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useHttp } from '@lib/http-context';
import { figuresQuery, type FigureSource } from '@lib/queries';

export interface FigureCall<T> {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly data: T | undefined;
  /** The figures are those of the previous query; the requested ones are loading. */
  readonly stale: boolean;
  readonly retry: () => void;
}

/**
 * A call below a resource's own path, made once however many tiles ask for it. What `read` throws at counts as a failed call.
 * A failed call that is asked for again is loading again.
 */
export const useFigures = <T>(
  source: FigureSource,
  path: string,
  read: (answer: unknown) => T,
  enabled = true,
): FigureCall<T> => {
  const http = useHttp();
  const { data, isFetching, isError, isPlaceholderData, refetch } = useQuery({
    enabled,
    ...(source.query && { placeholderData: keepPreviousData }),
    ...figuresQuery(http, source, path, read),
  });
  const waiting = isFetching || !isError ? 'loading' : 'failed';
  return {
    state: data === undefined ? waiting : 'ready',
    data,
    stale: isPlaceholderData,
    retry: () => void refetch(),
  };
};
