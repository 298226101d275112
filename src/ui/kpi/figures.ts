import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Figures } from '@core/figures/figures';
import { kpiDecimals, formatWholeDollars } from '@core/format/figure';
import { formatMoney, formatNumber, formatPercent } from '@core/format/number';
import type { KpiFormat } from '@core/resource/kpi';
import type { Resource } from '@core/resource/resource';
import { useHttp } from '@lib/http-context';
import { type DataQuery, figuresQuery, type FigureSource } from '@lib/queries';

export interface FigureResult<T> {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly data: T | undefined;
  /** The figures belong to the previous query; the requested ones are loading. */
  readonly stale: boolean;
  readonly retry: () => void;
}

interface FigureOptions {
  readonly enabled?: boolean;
  /** Keeps the previous figures until the next ones have loaded. */
  readonly keepPrevious?: boolean;
}

/**
 * Queries figures. The request is sent once for all components that need it. A failed query that is retried is
 * loading again.
 */
export const useFigureQuery = <T>(
  query: DataQuery<T>,
  { enabled = true, keepPrevious = false }: FigureOptions,
): FigureResult<T> => {
  const { data, isFetching, isError, isPlaceholderData, refetch } = useQuery({
    enabled,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...query,
  });
  const stateWithoutData = isFetching || !isError ? 'loading' : 'failed';
  return {
    state: data === undefined ? stateWithoutData : 'ready',
    data,
    stale: isPlaceholderData,
    retry: () => void refetch(),
  };
};

/** Queries figures below a resource's path. If `read` throws, the query fails. */
export const useFigures = <T>(
  source: FigureSource,
  path: string,
  read: (answer: unknown) => T,
  enabled = true,
): FigureResult<T> =>
  useFigureQuery(figuresQuery(useHttp(), source, path, read), {
    enabled,
    keepPrevious: source.query !== undefined,
  });

/** Formats a KPI's count; empty if it is not a number. Percentages are rounded down. */
export const formatKpi = (key: string, count: unknown, format: KpiFormat): string => {
  const decimals = kpiDecimals(key, format);
  switch (format) {
    case 'money':
      return decimals === 0 ? formatWholeDollars(count) : formatMoney(count);
    case 'percent':
      return formatPercent(count, decimals);
    case 'points':
      return typeof count === 'number' && Number.isFinite(count)
        ? `${formatNumber(Math.floor(count), decimals)}%`
        : '';
    default:
      return formatNumber(count, decimals);
  }
};

/** Returns the path of a resource's figures, relative to its own path. */
export const figuresPath = (resource: Resource): string => resource.list?.kpis?.path ?? 'kpi';

const formatOf = (resource: Resource, key: string): KpiFormat => {
  const tile = resource.list?.kpis?.tiles.find((one) => one.kind === 'value' && one.key === key);
  return tile?.kind === 'value' ? tile.format : 'count';
};

/** Formats every figure of a response by key, for the text of a note. */
export const figureTexts = (resource: Resource, figures: Figures): Record<string, string> =>
  Object.fromEntries(
    Object.entries(figures).map(([key, count]) => [key, formatKpi(key, count, formatOf(resource, key))]),
  );
