import { formatNumber } from '@core/format/number';
import { useWords } from '@lib/i18n';
import { Tile } from '@ui/kpi/tile';
import { tileState } from './tile-state';
import { dashboardCalls } from './dashboard-calls';
import { useClientCall } from './use-client-call';
import { useListAddressOf } from './use-list-address-of';

/** Claims that are open, reopened ones included; so the way leads to all claims and not to one status. */
export const ClaimsTile = () => {
  const words = useWords({ name: 'dashboard' });
  const addressOf = useListAddressOf();
  const query = useClientCall(dashboardCalls.claims);
  const { data } = query;
  if (data && !('open_claims' in data)) return null;
  const figure = (key: string) => formatNumber(data?.[key]) || words('absent');
  return (
    <Tile
      {...tileState(query, addressOf({ area: 'claims', filters: {} }))}
      label={words('tiles.claims')}
      value={figure('open_claims')}
      note={(!data || 'salvage' in data) && words('tiles.salvage', { number: figure('salvage') })}
    />
  );
};
