import type { DataProvider } from '@refinedev/core';
import { readAttention, readDashboard } from '@core/dashboard/answers';
import { readFigures, readTrend } from '@core/figures/figures';
import type { AppAbility } from '@core/access/ability';
import type { Http } from '@lib/http';
import { apiQuery, type DataQuery, lookupQuery } from '@lib/queries';

/** A request below the client's address. If `read` throws, the request fails. */
export interface ClientCall<T> {
  readonly path: string;
  readonly read: (answer: unknown) => T;
  /** In milliseconds; if undefined, the default for records applies. */
  readonly staleTime?: number;
  /** The response contains texts and is fetched again for another language. */
  readonly localized?: true;
}

const call = <T>(one: ClientCall<T>): ClientCall<T> => one;

/**
 * "The dashboard is never stale" (spec, section 9) is listed next to "client list … results never go stale" and means
 * the same: fetched data is used as long as it is cached (5 minutes after leaving), because the figures change only
 * overnight. The other requests follow the default rule and are sent whenever the page opens.
 */
export const dashboardCalls = {
  dashboard: call({ path: 'dashboard', read: readDashboard, staleTime: Infinity }),
  attention: call({ path: 'needs-attention', read: readAttention, localized: true }),
  workers: call({ path: 'workers/kpi', read: readFigures }),
  claims: call({ path: 'claims/kpi', read: readFigures }),
  billings: call({ path: 'billings/kpi', read: readFigures }),
  trend: call({ path: 'workers/active-employees-trend', read: readTrend }),
  cutoff: call({ path: 'workers/tax-cut-off', read: readFigures }),
} as const;

/** The areas that a request is for. The user must have access to at least one of them. */
const areasOf: Readonly<Record<keyof typeof dashboardCalls, readonly string[]>> = {
  dashboard: ['compliance', 'gross-profit', 'claims', 'payroll', 'locations'],
  attention: [],
  workers: ['workers'],
  claims: ['claims'],
  billings: ['billings'],
  trend: ['workers'],
  cutoff: ['workers'],
};

/** The query for one request. */
export const clientQuery = <T>(
  http: Http,
  clientId: number,
  language: string,
  { path, read, localized, staleTime }: ClientCall<T>,
) =>
  apiQuery(http, {
    key: ['client', clientId, path, ...(localized ? [language] : [])],
    call: { backend: 'eip', path: `clients/${clientId}/${path}` },
    read,
    staleTime,
  });

/** All queries of the dashboard for a user with these rights. */
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
