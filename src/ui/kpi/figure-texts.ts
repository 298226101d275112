import type { Figures } from '@core/figures/figures';
import { kpiDecimals, formatWholeDollars } from '@core/format/figure';
import { formatMoney, formatNumber, formatPercent } from '@core/format/number';
import type { KpiFormat } from '@core/resource/kpi';
import type { Resource } from '@core/resource/resource';

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
