import type { UseQueryResult } from '@tanstack/react-query';

/** What a tile shows of its call, and where it leads. Figures once brought stay when a later call fails. */
export const tileState = ({ data, isPending, refetch }: UseQueryResult, link?: string) => ({
  state: isPending ? ('loading' as const) : data === undefined ? ('failed' as const) : ('ready' as const),
  onRetry: () => void refetch(),
  ...(link !== undefined && { link }),
});
