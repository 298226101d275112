import { useTranslation } from 'react-i18next';
import { formatListAddress, defaultListState } from '../../core/list/address';
import { areaPath } from '../../core/navigation/paths';
import type { KpiTile } from '../../core/resource/kpi';
import { ShareTile } from '../kpi/share-tile';
import { TileRow } from '../kpi/tile-row';
import { TrendTile } from '../kpi/trend-tile';
import { ValueTile } from '../kpi/value-tile';
import { figureSource } from './figure-source';
import { TotalTile } from './total-tile';
import type { ListController } from './use-list-controller';

/** The list with the filters that show what a tile counted. */
const linkOf = (tile: KpiTile, { resource, list, clientId }: ListController): string | undefined => {
  if (!tile.filters) return undefined;
  const usual = defaultListState(list);
  const state = { ...usual, filters: { ...usual.filters, ...tile.filters } };
  return areaPath(resource, clientId) + formatListAddress(list, state);
};

const ListTile = ({ tile, controller }: { readonly tile: KpiTile; readonly controller: ListController }) => {
  const { resource, state, clientId, words } = controller;
  const link = linkOf(tile, controller);
  const source = figureSource(resource, state, clientId);
  const shared = { source, words, ...(link !== undefined && { link }) };
  if (tile.kind === 'value') return <ValueTile tile={tile} {...shared} />;
  if (tile.kind === 'trend') return <TrendTile tile={tile} {...shared} />;
  if (tile.kind === 'share') return <ShareTile tile={tile} {...shared} />;
  return <TotalTile tile={tile} controller={controller} />;
};

/** The figures above a list. Totals of its rows stand only where there are rows, or where some are on their way. */
export const ListTiles = ({ controller }: { readonly controller: ListController }) => {
  const { t } = useTranslation('list');
  const { list, status, words } = controller;
  const drawn = status === 'rows' || status === 'loading';
  const tiles = list.kpis?.tiles.filter(({ kind }) => kind !== 'total' || drawn) ?? [];
  if (tiles.length === 0) return null;
  return (
    <TileRow label={t('figures', { list: words('title') })}>
      {tiles.map((tile) => (
        <ListTile key={tile.key} tile={tile} controller={controller} />
      ))}
    </TileRow>
  );
};
