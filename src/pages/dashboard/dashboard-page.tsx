import { useWords } from '@lib/i18n';
import { TileRow } from '@ui/kpi/tile-row';
import { AttentionCard } from './attention-card';
import { CardRow } from './card-row';
import { ClaimsCard } from './claims-card';
import { ClaimsTile } from './claims-tile';
import { ComplianceTile } from './compliance-tile';
import { CutoffCard } from './cutoff-card';
import { DashboardHeader } from './dashboard-header';
import { EmployeesCard } from './employees-card';
import { HeadcountCard } from './headcount-card';
import { PayrollCard } from './payroll-card';
import { ProfitTile } from './profit-tile';
import { ReceivablesTile } from './receivables-tile';
import { useMayOpen } from './use-may-open';

export { dashboardQueries } from './dashboard-calls';

/**
 * What a client's staff open every morning. Every part makes its own call and stands for itself; what belongs to an area that the
 * person may not open is left out, with its call.
 */
export const DashboardPage = () => {
  const words = useWords({ name: 'dashboard' });
  const mayOpen = useMayOpen();
  return (
    <>
      <DashboardHeader />
      <TileRow label={words('tiles.label')}>
        {mayOpen('compliance') && <ComplianceTile />}
        {mayOpen('gross-profit') && <ProfitTile />}
        {mayOpen('billings') && <ReceivablesTile />}
        {mayOpen('claims') && <ClaimsTile />}
      </TileRow>
      <CardRow share="wide-narrow">
        <AttentionCard />
        {mayOpen('payroll') && <PayrollCard />}
      </CardRow>
      <CardRow share="halves">
        {mayOpen('workers') && <EmployeesCard />}
        {mayOpen('claims') && <ClaimsCard />}
      </CardRow>
      <CardRow share="wide-narrow">
        {mayOpen('locations') && <HeadcountCard />}
        {mayOpen('workers') && <CutoffCard />}
      </CardRow>
    </>
  );
};
