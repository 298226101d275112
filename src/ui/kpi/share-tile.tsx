import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { readFigures } from '@core/figures/figures';
import { formatNumber } from '@core/format/number';
import type { ShareTile as Declared } from '@core/resource/kpi';
import { Tile } from './tile';
import type { TileViewProps } from './tile-view-props';
import { useFigures } from './use-figures';

const ShareBar = ({ fraction, rest }: { readonly fraction: number; readonly rest: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5, minHeight: 16 }}>
    <Box aria-hidden sx={{ flex: 1, height: 6, borderRadius: '3px', overflow: 'hidden', bgcolor: 'track' }}>
      <Box
        sx={{ height: 1, borderRadius: '3px', bgcolor: 'chart.one' }}
        style={{ width: `${fraction * 100}%` }}
      />
    </Box>
    <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
      {rest}
    </Box>
  </Box>
);

/** How many of all reach something, as `148 of 212 met` with a bar; nothing where the answer does not carry it. */
export const ShareTile = ({ tile, source, words, ...rest }: TileViewProps<Declared>) => {
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
        />
      }
      state={state}
      onRetry={retry}
    />
  );
};
