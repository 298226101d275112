import { readAttention, readDashboard } from '@core/dashboard/answers';
import { readFigures, readTrend } from '@core/figures/figures';
import type { Http } from '@lib/http';

/** A call below the client's address. What `read` throws at counts as a failed call. */
export interface ClientCall<T> {
  readonly path: string;
  readonly read: (answer: unknown) => T;
  /** Milliseconds; the portal's rule for records when absent. */
  readonly staleTime?: number;
  /** The answer holds words; it is asked for again in another language. */
  readonly worded?: true;
}

const call = <T>(one: ClientCall<T>): ClientCall<T> => one;

/**
 * "The dashboard is never stale" (spec, section 9) stands beside "client list … results never go stale" and means the same: what
 * was fetched serves for as long as the cache keeps it (5 minutes after leaving), since its figures change only overnight. The
 * calls around it keep the usual rule and are made whenever the page opens.
 */
export const dashboardCalls = {
  dashboard: call({ path: 'dashboard', read: readDashboard, staleTime: Infinity }),
  attention: call({ path: 'needs-attention', read: readAttention, worded: true }),
  workers: call({ path: 'workers/kpi', read: readFigures }),
  claims: call({ path: 'claims/kpi', read: readFigures }),
  billings: call({ path: 'billings/kpi', read: readFigures }),
  trend: call({ path: 'workers/active-employees-trend', read: readTrend }),
  cutoff: call({ path: 'workers/tax-cut-off', read: readFigures }),
} as const;

/** What is drawn from a call, by the areas of which one at least must be open to the person. */
const areasOf: Readonly<Record<keyof typeof dashboardCalls, readonly string[]>> = {
  dashboard: ['compliance', 'gross-profit', 'claims', 'payroll', 'locations'],
  attention: [],
  workers: ['workers'],
  claims: ['claims'],
  billings: ['billings'],
  trend: ['workers'],
  cutoff: ['workers'],
};

/** The key and function of one call's query. The prefetch uses the same, so that both share one entry of the cache. */
export const clientQuery = <T>(
  http: Http,
  clientId: number,
  language: string,
  { path, read, worded, staleTime }: ClientCall<T>,
) => ({
  queryKey: ['data', 'default', 'client', clientId, path, ...(worded ? [language] : [])],
  queryFn: async () =>
    read(await http.request<unknown>({ backend: 'eip', method: 'GET', path: `clients/${clientId}/${path}` })),
  ...(staleTime !== undefined && { staleTime }),
});

/** All queries of the dashboard for a user who may open these areas. */
export const dashboardQueries = (
  http: Http,
  clientId: number,
  language: string,
  mayOpen: (area: string) => boolean,
) =>
  Object.entries(areasOf)
    .filter(([, areas]) => areas.length === 0 || areas.some(mayOpen))
    .map(([name]) =>
      clientQuery<unknown>(http, clientId, language, dashboardCalls[name as keyof typeof dashboardCalls]),
    );
