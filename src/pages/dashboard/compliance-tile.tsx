import { formatPercent } from '@core/format/number';
import { colorOf } from '@core/format/figure';
import { useWords } from '@lib/i18n';
import { Chip } from '@ui/cells/chip';
import { Tile } from '@ui/kpi/tile';
import { tileState } from './tile-state';
import { dashboardCalls } from './dashboard-calls';
import { useClientCall } from './use-client-call';
import { useListAddressOf } from './use-list-address-of';

/** How much of the membership program's requirements the client fulfils, rounded down, with the word for it. */
export const ComplianceTile = () => {
  const words = useWords({ name: 'dashboard' });
  const addressOf = useListAddressOf();
  const query = useClientCall(dashboardCalls.dashboard);
  if (query.data && query.data.compliance === undefined) return null;
  const fraction = query.data?.compliance ?? null;
  const meaning = colorOf('compliance', fraction);
  return (
    <Tile
      {...tileState(query, addressOf({ area: 'compliance', filters: {} }))}
      label={words('tiles.compliance')}
      value={formatPercent(fraction) || words('absent')}
      extra={fraction !== null && <Chip meaning={meaning} label={words(`tiles.levels.${meaning}`)} />}
      note={words('tiles.complianceNote')}
    />
  );
};
