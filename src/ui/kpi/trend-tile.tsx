import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { readFigures, readTrend } from '@core/figures/figures';
import { formatNumber } from '@core/format/number';
import type { TrendTile as Declared } from '@core/resource/kpi';
import { Placeholder } from '../cells/skeleton';
import { Sparkline } from '../charts/sparkline';
import { figuresPath, formatKpi, useFigures } from './figures';
import type { TileViewProps } from './figure-tiles';
import { LoadFailed } from './load-failed';
import { Tile } from './tile';

/** The trend as text: the number of known months, and the difference between the last and the first. */
const TrendNote = ({ values }: { readonly values: readonly number[] }) => {
  const { t } = useTranslation('charts');
  if (values.length < 2) return null;
  const change = (values.at(-1) ?? 0) - (values[0] ?? 0);
  const direction = change === 0 ? 'same' : change > 0 ? 'up' : 'down';
  const noteValues = { months: values.length, change: formatNumber(Math.abs(change)) };
  return (
    <>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t(`trend.${direction}`, noteValues)}
      </Box>
      <Box component="span" sx={{ display: { sm: 'none' } }}>
        {t(`trend.short.${direction}`, noteValues)}
      </Box>
    </>
  );
};

/**
 * A figure of the KPI request with its trend over the months. The trend fails independently. Renders nothing if the
 * response does not contain the figure.
 */
export const TrendTile = ({ tile, source, words, ...rest }: TileViewProps<Declared>) => {
  const { t } = useTranslation('list');
  const figures = useFigures(source, figuresPath(source.resource), readFigures);
  const trend = useFigures(source, tile.path, readTrend);
  if (figures.state === 'ready' && !(tile.key in (figures.data ?? {}))) return null;
  const label = words(`kpis.${tile.key}`);
  const values = (trend.data ?? []).flatMap(({ count }) => (count === null ? [] : [count]));
  const notes = {
    loading: <Placeholder width={120} height={12} margin="2px 0" borderRadius={48} />,
    failed: <LoadFailed name={label} onRetry={trend.retry} />,
    ready: <TrendNote values={values} />,
  };
  return (
    <Tile
      {...rest}
      label={label}
      value={formatKpi(tile.key, figures.data?.[tile.key], 'count') || t('none')}
      note={notes[trend.state]}
      extra={
        trend.state === 'ready' && (
          <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
            <Sparkline values={values} />
          </Box>
        )
      }
      state={figures.state}
      onRetry={figures.retry}
    />
  );
};
