import { useInfiniteQuery } from '@tanstack/react-query';
import type { entriesQuery } from '@lib/queries';

/** The entries of a list page by page, and the button that shows more of them. */
export const useEntries = <T>(query: ReturnType<typeof entriesQuery<T>>, isEnabled = true) => {
  const { data, isError, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...query,
    enabled: isEnabled,
  });
  return {
    /** Undefined until the first page has loaded. */
    entries: data?.pages.flatMap(({ entries }) => entries),
    total: data?.pages.at(-1)?.total ?? 0,
    isFailed: isError,
    /** Why it failed. */
    failure: error,
    retry: () => void refetch(),
    more: hasNextPage ? { busy: isFetchingNextPage, show: () => void fetchNextPage() } : undefined,
  };
};
