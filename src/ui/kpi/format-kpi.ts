import { formatMoney, formatNumber, formatPercent } from '@core/format/number';
import { formatWholeDollars, kpiDecimals } from '@core/format/figure';
import type { KpiFormat } from '@core/resource/kpi';

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
