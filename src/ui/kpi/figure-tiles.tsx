import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { readFigures } from '@core/figures/figures';
import { colorOf } from '@core/format/figure';
import { formatNumber } from '@core/format/number';
import type { ValueTile as DeclaredValue, ShareTile as DeclaredShare } from '@core/resource/kpi';
import type { FigureSource } from '@lib/queries';
import { BarTrack } from '../cells/bar';
import type { Words } from '../cells/cell-kind';
import { Chip } from '../cells/chip';
import { CountLink } from '../cells/number-cells';
import { figuresPath, figureTexts, formatKpi, useFigures } from './figures';
import { Tile } from './tile';

/** Props of every kind of declared tile. */
export interface TileViewProps<T> {
  readonly tile: T;
  readonly source: FigureSource;
  readonly words: Words;
  /** Links for the tile, and for the rest of a share; undefined for no link. */
  readonly link?: string | undefined;
  readonly restLink?: string | undefined;
}

/** The client's compliance as a text, in the color of its rule. `fraction` is 0–1. */
export const ComplianceChip = ({ fraction }: { readonly fraction: number }) => {
  const { t } = useTranslation('charts');
  const meaning = colorOf('compliance', fraction);
  if (meaning === 'gray') return null;
  return <Chip meaning={meaning} label={t(`compliance.${meaning}`)} />;
};

/**
 * A figure of the resource's KPI request. Renders nothing if the response does not contain the figure: the user may
 * not see it.
 */
export const ValueTile = ({ tile, source, words, ...rest }: TileViewProps<DeclaredValue>) => {
  const { t } = useTranslation('list');
  const { state, data = {}, stale, retry } = useFigures(source, figuresPath(source.resource), readFigures);
  const { key, format, chip } = tile;
  if (state === 'ready' && !(key in data)) return null;
  const count = data[key];
  return (
    <Tile
      {...rest}
      label={words(`kpis.${key}`)}
      value={formatKpi(key, count, format) || t('none')}
      note={words(`kpis.${key}_note`, figureTexts(source.resource, data))}
      extra={
        chip && typeof count === 'number' ? (
          <ComplianceChip fraction={format === 'points' ? count / 100 : count} />
        ) : undefined
      }
      state={state}
      stale={stale}
      onRetry={retry}
    />
  );
};

interface ShareBarProps {
  readonly fraction: number;
  readonly rest: string;
  readonly restLink?: string | undefined;
}

const ShareBar = ({ fraction, rest, restLink }: ShareBarProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5, minHeight: 16 }}>
    <BarTrack fraction={fraction} color="chart.one" />
    <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
      {restLink === undefined ? rest : <CountLink to={restLink}>{rest}</CountLink>}
    </Box>
  </Box>
);

/**
 * How many of all records meet a condition, as `148 of 212 met` with a bar. Renders nothing if the response does not
 * contain it.
 */
export const ShareTile = ({ tile, source, words, restLink, ...rest }: TileViewProps<DeclaredShare>) => {
  const { t } = useTranslation('charts');
  const { state, data = {}, retry } = useFigures(source, tile.path, readFigures);
  if (state === 'ready' && !(tile.met in data)) return null;
  const all = Object.values(data).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const met = data[tile.met] ?? 0;
  return (
    <Tile
      {...rest}
      label={words(`kpis.${tile.key}`)}
      value={formatNumber(met)}
      unit={t('share.unit', { all: formatNumber(all) })}
      bar={
        <ShareBar
          fraction={all === 0 ? 0 : met / all}
          rest={t('share.rest', { rest: formatNumber(all - met) })}
          restLink={restLink}
        />
      }
      state={state}
      onRetry={retry}
    />
  );
};
