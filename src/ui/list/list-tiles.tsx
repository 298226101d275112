import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWholeDollars } from '@core/format/figure';
import { addressOf } from '@core/list/address';
import { totalOf } from '@core/list/totals';
import type { TotalTile as Declared, KpiTile } from '@core/resource/kpi';
import { fieldOf } from '@core/resource/resource';
import type { FigureSource } from '@lib/queries';
import { useAppAbility } from '@lib/access-context';
import { useStableValue } from '@lib/use-stable-value';
import { useLanguage } from '@lib/i18n';
import { ShareTile, type TileViewProps, ValueTile } from '../kpi/figure-tiles';
import { Tile } from '../kpi/tile';
import { TileRow } from '../kpi/tile-row';
import { PartBoundary } from '../feedback/part-boundary';
import { TrendTile } from './lazy-list-view';
import { plainText } from './plain-text';
import { totalNote } from './total-row';
import type { ListController } from './use-list-controller';
import { figureSource } from './use-list-rows';

interface TotalTileProps {
  readonly tile: Declared;
  readonly controller: ListController;
}

/**
 * A column's total over the list's rows, loading together with them. Money is shown without cents, to be read at a
 * glance.
 */
const TotalTile = ({ tile, controller }: TotalTileProps) => {
  const { t } = useTranslation(['charts', 'list']);
  const language = useLanguage();
  const {
    resource,
    words,
    rows: { rows, status },
  } = controller;
  const { list } = resource;
  const field = fieldOf(resource, tile.key);
  const total = totalOf(rows, tile.key, list.totals?.[tile.key] ?? 'sum');
  const text = field.kind === 'money' ? formatWholeDollars(total) : plainText(field, total, language);
  return (
    <Tile
      label={words(`kpis.${tile.key}`) || words(`fields.${tile.key}`)}
      value={text || t('list:none')}
      note={totalNote({ resource, rows, words }, tile.key, t, language)}
      state={status === 'loading' ? 'loading' : 'ready'}
    />
  );
};

/**
 * Returns a function that builds the address of this list with the given filters. It returns undefined without
 * filters, and for filters that the list does not offer.
 */
const useLinkOf = ({ resource, clientId }: ListController) => {
  const ability = useAppAbility();
  return (filters: KpiTile['filters']): string | undefined =>
    filters && addressOf({ area: resource.name, filters }, [resource], ability, clientId);
};

/** A figure from the server. Memoized, so that paging does not render it again. */
const FigureTile = memo(({ tile, ...shared }: TileViewProps<Exclude<KpiTile, Declared>>) => {
  if (tile.kind === 'value') return <ValueTile tile={tile} {...shared} />;
  if (tile.kind === 'trend')
    return (
      <PartBoundary>
        <TrendTile tile={tile} {...shared} />
      </PartBoundary>
    );
  return <ShareTile tile={tile} {...shared} />;
});
FigureTile.displayName = 'FigureTile';

const useSource = ({ resource, clientId, address: { state } }: ListController): FigureSource => {
  const { query } = figureSource(resource, state, clientId);
  const narrowing = useStableValue(query ? { query } : {});
  return useMemo(() => ({ resource, clientId, ...narrowing }), [resource, clientId, narrowing]);
};

/** The figures above a list. Totals of its rows are shown only when there are rows or rows are loading. */
export const ListTiles = ({ controller }: { readonly controller: ListController }) => {
  const { t } = useTranslation('list');
  const {
    resource: { list },
    words,
    rows: { status },
  } = controller;
  const source = useSource(controller);
  const linkOf = useLinkOf(controller);
  const showsRows = status === 'rows' || status === 'loading';
  const tiles = list.kpis?.tiles.filter(({ kind }) => kind !== 'total' || showsRows) ?? [];
  if (tiles.length === 0) return null;
  return (
    <TileRow label={t('figures', { list: words('title') })}>
      {tiles.map((tile) => {
        if (tile.kind === 'total') return <TotalTile key={tile.key} tile={tile} controller={controller} />;
        return (
          <FigureTile
            key={tile.key}
            tile={tile}
            source={source}
            words={words}
            link={linkOf(tile.filters)}
            restLink={tile.kind === 'share' ? linkOf(tile.rest) : undefined}
          />
        );
      })}
    </TileRow>
  );
};
