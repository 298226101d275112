import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Figures } from '@core/figures/figures';
import { kpiDecimals, formatWholeDollars } from '@core/format/figure';
import { formatMoney, formatNumber, formatPercent } from '@core/format/number';
import type { KpiFormat } from '@core/resource/kpi';
import type { Resource } from '@core/resource/resource';
import { useHttp } from '@lib/http-context';
import { type DataQuery, figuresQuery, type FigureSource } from '@lib/queries';

export interface FigureCall<T> {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly data: T | undefined;
  /** The figures are those of the previous query; the requested ones are loading. */
  readonly stale: boolean;
  readonly retry: () => void;
}

interface FigureOptions {
  readonly enabled?: boolean;
  /** The figures of the query before stay until those of the next are there. */
  readonly keeps?: boolean;
}

/** A query of figures, made once however many parts ask for it. A failed call that is asked for again is loading again. */
export const useFigureQuery = <T>(
  query: DataQuery<T>,
  { enabled = true, keeps = false }: FigureOptions,
): FigureCall<T> => {
  const { data, isFetching, isError, isPlaceholderData, refetch } = useQuery({
    enabled,
    ...(keeps && { placeholderData: keepPreviousData }),
    ...query,
  });
  const waiting = isFetching || !isError ? 'loading' : 'failed';
  return {
    state: data === undefined ? waiting : 'ready',
    data,
    stale: isPlaceholderData,
    retry: () => void refetch(),
  };
};

/** A call below a resource's own path. What `read` throws at counts as a failed call. */
export const useFigures = <T>(
  source: FigureSource,
  path: string,
  read: (answer: unknown) => T,
  enabled = true,
): FigureCall<T> =>
  useFigureQuery(figuresQuery(useHttp(), source, path, read), { enabled, keeps: source.query !== undefined });

/** A KPI's count as the portal writes it; empty when it is no number. Percentages are rounded down. */
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

/** The call that answers a resource's figures, below its own path. */
export const figuresPath = (resource: Resource): string => resource.list?.kpis?.path ?? 'kpi';

const formatOf = (resource: Resource, key: string): KpiFormat => {
  const tile = resource.list?.kpis?.tiles.find((one) => one.kind === 'value' && one.key === key);
  return tile?.kind === 'value' ? tile.format : 'count';
};

/** Every figure of an answer by key, formatted, for the words of a note. */
export const figureTexts = (resource: Resource, figures: Figures): Record<string, string> =>
  Object.fromEntries(
    Object.entries(figures).map(([key, count]) => [key, formatKpi(key, count, formatOf(resource, key))]),
  );
