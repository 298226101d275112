import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import { isNewClient } from '@core/dashboard/answers';
import { figureTargets } from '@core/dashboard/figures';
import { colorOf, formatWholeDollars } from '@core/format/figure';
import { formatNumber, formatPercent } from '@core/format/number';
import { useWords } from '@lib/i18n';
import { Chip } from '@ui/cells/chip';
import { CountLink } from '@ui/cells/number-cells';
import { Tile } from '@ui/kpi/tile';
import { dashboardCalls } from './dashboard-calls';
import { useListAddressOf } from './dashboard-parts';
import { useClientCall } from './use-client-call';

/** Open claims, including reopened ones, and the claims with salvage. */
export const ClaimsTile = () => {
  const words = useWords({ name: 'dashboard' });
  const addressOf = useListAddressOf();
  const query = useClientCall(dashboardCalls.claims);
  const { data } = query;
  if (data && !('open_claims' in data)) return null;
  const figure = (key: string) => formatNumber(data?.[key]) || words('absent');
  const salvage = words('tiles.salvage', { number: figure('salvage') });
  const toSalvage = data?.['salvage'] ? addressOf(figureTargets.salvage) : undefined;
  return (
    <Tile
      {...tileState(query, addressOf(figureTargets.openClaims))}
      label={words('tiles.claims')}
      value={figure('open_claims')}
      note={
        (!data || 'salvage' in data) &&
        (toSalvage === undefined ? salvage : <CountLink to={toSalvage}>{salvage}</CountLink>)
      }
    />
  );
};

/** How much of the membership program's requirements the client meets, rounded down, with its level. */
export const ComplianceTile = () => {
  const words = useWords({ name: 'dashboard' });
  const addressOf = useListAddressOf();
  const query = useClientCall(dashboardCalls.dashboard);
  if (query.data && query.data.compliance === undefined) return null;
  const isNew = query.data !== undefined && isNewClient(query.data);
  // Some servers send 0 if nothing is required.
  const fraction = isNew ? null : (query.data?.compliance ?? null);
  const meaning = colorOf('compliance', fraction);
  return (
    <Tile
      {...tileState(query, addressOf({ area: 'compliance', filters: {} }))}
      label={words('tiles.compliance')}
      value={formatPercent(fraction) || words('absent')}
      extra={fraction !== null && <Chip meaning={meaning} label={words(`tiles.levels.${meaning}`)} />}
      note={words(isNew ? 'tiles.nothingRequired' : 'tiles.complianceNote')}
    />
  );
};

/** Gross profit of this year as a share of revenue. */
export const ProfitTile = () => {
  const words = useWords({ name: 'dashboard' });
  const addressOf = useListAddressOf();
  const query = useClientCall(dashboardCalls.dashboard);
  if (query.data && query.data.grossProfit === undefined) return null;
  return (
    <Tile
      {...tileState(query, addressOf({ area: 'gross-profit', filters: { period: 'yearToDate' } }))}
      label={words('tiles.grossProfit')}
      value={formatPercent(query.data?.grossProfit, 1) || words('absent')}
      note={words('tiles.grossProfitNote')}
    />
  );
};

interface PastDueProps {
  readonly amount: number | null | undefined;
}

const PastDue = ({ amount }: PastDueProps) => {
  const words = useWords({ name: 'dashboard' });
  const shown = formatWholeDollars(amount);
  if (amount === 0) return <span>{words('tiles.nonePastDue')}</span>;
  return (
    <>
      <Box component="span" sx={{ mr: 0.5, fontWeight: 600, ...(shown && { color: 'error.main' }) }}>
        {shown || words('absent')}
      </Box>
      <span>{words('tiles.pastDue')}</span>
    </>
  );
};

/** What the client owes, and how much of it is past due. */
export const ReceivablesTile = () => {
  const words = useWords({ name: 'dashboard' });
  const addressOf = useListAddressOf();
  const query = useClientCall(dashboardCalls.billings);
  const { data } = query;
  if (data && !('total_receivables' in data)) return null;
  return (
    <Tile
      {...tileState(query, addressOf({ area: 'billings', filters: {} }))}
      label={words('tiles.receivables')}
      value={formatWholeDollars(data?.['total_receivables']) || words('absent')}
      note={(!data || 'total_past_due' in data) && <PastDue amount={data?.['total_past_due']} />}
    />
  );
};

/** Returns the tile props for a request and its link. Loaded figures stay when a later request fails. */
const tileState = ({ data, isPending, refetch }: UseQueryResult, link?: string) => ({
  state: isPending ? ('loading' as const) : data === undefined ? ('failed' as const) : ('ready' as const),
  onRetry: () => void refetch(),
  ...(link !== undefined && { link }),
});
