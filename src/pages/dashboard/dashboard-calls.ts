import type { DataProvider } from '@refinedev/core';
import { readAttention, readDashboard } from '@core/dashboard/answers';
import { readFigures, readTrend } from '@core/figures/figures';
import type { AppAbility } from '@core/access/ability';
import type { Http } from '@lib/http';
import { apiQuery, type DataQuery, lookupQuery } from '@lib/queries';

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

/** One call's answer. */
export const clientQuery = <T>(
  http: Http,
  clientId: number,
  language: string,
  { path, read, worded, staleTime }: ClientCall<T>,
) =>
  apiQuery(http, {
    key: ['client', clientId, path, ...(worded ? [language] : [])],
    call: { backend: 'eip', path: `clients/${clientId}/${path}` },
    read,
    staleTime,
  });

/** All that the dashboard asks for a user with these rights. */
export const dashboardQueries = (
  { http, records }: { readonly http: Http; readonly records: Pick<DataProvider, 'getList'> },
  clientId: number,
  language: string,
  ability: AppAbility,
): readonly DataQuery<unknown>[] => [
  ...Object.entries(areasOf)
    .filter(([, areas]) => areas.length === 0 || areas.some((area) => ability.can('list', area)))
    .map(([name]) =>
      clientQuery<unknown>(http, clientId, language, dashboardCalls[name as keyof typeof dashboardCalls]),
    ),
  lookupQuery(records, 'industries'),
];
