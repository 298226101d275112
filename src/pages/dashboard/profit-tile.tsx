import { formatPercent } from '@core/format/number';
import { useWords } from '@lib/i18n';
import { Tile } from '@ui/kpi/tile';
import { tileState } from './tile-state';
import { dashboardCalls } from './dashboard-calls';
import { useClientCall } from './use-client-call';
import { useListAddressOf } from './use-list-address-of';

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
