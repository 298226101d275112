import type { QueriesOf } from '@lib/visit';
import { dashboardQueries } from '@pages/dashboard/dashboard-page';

export { DashboardPage as default } from '@pages/dashboard/dashboard-page';

export const queries: QueriesOf = async ({ clientId, language, ability, ...sources }) =>
  clientId === undefined ? [] : dashboardQueries(sources, clientId, language, await ability());
