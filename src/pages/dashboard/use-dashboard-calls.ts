import { readAttention, readDashboard } from '../../core/dashboard/answers';
import { readFigures, readTrend } from '../../core/figures/figures';
import { useClientCall } from './use-client-call';

/**
 * "The dashboard is never stale" (spec, section 9) stands beside "client list … results never go stale" and means the same: what
 * was fetched serves for as long as the cache keeps it (5 minutes after leaving), since its figures change only overnight. The
 * calls around it keep the usual rule and are made whenever the page opens.
 */
export const useDashboard = () => useClientCall('dashboard', readDashboard, { staleTime: Infinity });

export const useFigures = (area: 'workers' | 'claims' | 'billings') =>
  useClientCall(`${area}/kpi`, readFigures);

export const useAttention = () => useClientCall('needs-attention', readAttention, { worded: true });

export const useTrend = () => useClientCall('workers/active-employees-trend', readTrend);

export const useCutoff = () => useClientCall('workers/tax-cut-off', readFigures);
