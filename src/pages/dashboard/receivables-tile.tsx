import Box from '@mui/material/Box';
import { formatWholeDollars } from '@core/format/figure';
import { useWords } from '@lib/i18n';
import { Tile } from '@ui/kpi/tile';
import { tileState } from './tile-state';
import { dashboardCalls } from './dashboard-calls';
import { useClientCall } from './use-client-call';
import { useListAddressOf } from './use-list-address-of';

interface PastDueProps {
  readonly amount: number | null | undefined;
}

const PastDue = ({ amount }: PastDueProps) => {
  const words = useWords({ name: 'dashboard' });
  const shown = formatWholeDollars(amount);
  if (amount === 0) return words('tiles.nonePastDue');
  return (
    <>
      <Box component="span" sx={{ mr: 0.5, fontWeight: 600, ...(shown && { color: 'error.main' }) }}>
        {shown || words('absent')}
      </Box>
      {words('tiles.pastDue')}
    </>
  );
};

/** What the client owes, and how much of it is late. */
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
