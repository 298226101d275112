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

/** Whether the user may open an area. The parts of other areas are neither fetched nor shown. */
const useMayOpen = () => {
  const ability = useAppAbility();
  return (area: string): boolean => ability.can('list', area);
};

/** The open client's industry; undefined until it is known. The names are fetched once and cached (spec, section 9). */
const useIndustry = (): string | undefined => {
  const industryId = useCurrentClient()?.industryId;
  const { result } = useList<{ id: number; name: string }>({
    resource: 'industries',
    ...allRecords,
    queryOptions: { enabled: industryId !== undefined },
    // An error message would be more disturbing than the missing name.
    errorNotification: false,
  });
  return result.data.find(({ id }) => id === industryId)?.name;
};

/** Title, industry, today's date, and a note that all figures are computed overnight. */
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
        {/* oxlint-disable-next-line react/purity -- it shows the day on which it is rendered */}
        <Typography>{formatToday(new Date(), language)}</Typography>
        <Typography variant="caption" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <BedtimeOutlined aria-hidden sx={{ fontSize: 14 }} />
          <span>{words('nightly')}</span>
        </Typography>
      </Box>
    </Box>
  );
};

interface CardRowProps {
  /** How two cards share a row from `md` up. */
  readonly share: 'wide-narrow' | 'halves';
  readonly children: ReactNode;
}

const fluidColumn = 'minmax(0, 1fr)';
const secondColumn = { 'wide-narrow': '300px', halves: fluidColumn } as const;

/** Cards side by side. They are stacked where there is no room, and a single card takes the full row. */
const CardRow = ({ share, children }: CardRowProps) => {
  if (Children.toArray(children).length === 0) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: fluidColumn,
        // A card without data in the response renders nothing, and the other card takes its place.
        '&:has(> :nth-of-type(2))': { gridTemplateColumns: { md: `${fluidColumn} ${secondColumn[share]}` } },
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
 * The dashboard of a client. Every part sends its own request and is independent of the others. Parts of areas that
 * the user may not open are left out together with their requests.
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
