import BedtimeOutlined from '@mui/icons-material/BedtimeOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useList } from '@refinedev/core';
import { Children, type ReactNode } from 'react';
import { formatToday } from '@core/dashboard/figures';
import { useAppAbility } from '@lib/access-context';
import { useLanguage, useWords } from '@lib/i18n';
import { useCurrentClient } from '@lib/portal-context';
import { allRecords } from '@lib/queries';
import { TileRow } from '@ui/kpi/tile-row';
import { PageHeader } from '@ui/layout/page-header';
import { AttentionCard } from './attention-card';
import { ClaimsCard } from './claims-card';
import { CutoffCard } from './cutoff-card';
import { ClaimsTile, ComplianceTile, ProfitTile, ReceivablesTile } from './dashboard-tiles';
import { EmployeesCard } from './employees-card';
import { HeadcountCard } from './headcount-card';
import { PayrollCard } from './payroll-card';

/** Whether the person may open an area; what belongs to another is neither fetched nor drawn. */
const useMayOpen = () => {
  const ability = useAppAbility();
  return (area: string): boolean => ability.can('list', area);
};

/** The open client's kind of business; nothing as long as it is not known. The names are fetched once and kept (spec, section 9). */
const useIndustry = (): string | undefined => {
  const industryId = useCurrentClient()?.industryId;
  const { result } = useList<{ id: number; name: string }>({
    resource: 'industries',
    ...allRecords,
    queryOptions: { enabled: industryId !== undefined },
    // Its name is missed less than a word about it would disturb.
    errorNotification: false,
  });
  return result.data.find(({ id }) => id === industryId)?.name;
};

/** Title, kind of business, today's date, and once for the whole page that its figures are computed overnight. */
const DashboardHeader = () => {
  const words = useWords({ name: 'dashboard' });
  const language = useLanguage();
  const industry = useIndustry();
  return (
    <Box sx={{ mb: { xs: 1.5, sm: 2 }, '& > header': { minHeight: 0, mb: 0.25 } }}>
      <PageHeader title={words('title')} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: { xs: 'space-between', sm: 'flex-start' },
          gap: '2px 16px',
          color: 'text.secondary',
        }}
      >
        {industry !== undefined && <Typography>{industry}</Typography>}
        {/* oxlint-disable-next-line react/purity -- the day on which it is drawn is what it says */}
        <Typography>{formatToday(new Date(), language)}</Typography>
        <Typography variant="caption" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <BedtimeOutlined aria-hidden sx={{ fontSize: 14 }} />
          {words('nightly')}
        </Typography>
      </Box>
    </Box>
  );
};

interface CardRowProps {
  /** How two cards share the line from `md` on. */
  readonly share: 'wide-narrow' | 'halves';
  readonly children: ReactNode;
}

const all = 'minmax(0, 1fr)';
const second = { 'wide-narrow': '300px', halves: all } as const;

/** Cards side by side; below one another where there is no room, and across the line when there is only one. */
const CardRow = ({ share, children }: CardRowProps) => {
  if (Children.toArray(children).length === 0) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: all,
        // A card whose part the answer does not carry draws nothing, and the other takes its place.
        '&:has(> :nth-of-type(2))': { gridTemplateColumns: { md: `${all} ${second[share]}` } },
        '&:empty': { display: 'none' },
        gap: { xs: 1.5, sm: 2 },
        mb: { xs: 1.5, sm: 2 },
      }}
    >
      {children}
    </Box>
  );
};

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
