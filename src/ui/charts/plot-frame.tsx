import { type Theme, useTheme } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import { BAR_CHART_PLUGINS, type BarChartPluginSignatures } from '@mui/x-charts/BarChart';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsDataProvider, type ChartsDataProviderProps } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { lazy, Suspense, useId, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import type { Elements } from '@lib/elements';
import { plotStyle } from './plot-style';

/**
 * What opens a chart's tooltip. Hovering a month shows all of its values. Arrow keys show a single value at its own
 * position, because the library places the tooltip of a month at the last pointer position.
 */
const useTooltipTrigger = () => {
  const [trigger, setTrigger] = useState<'axis' | 'item'>('axis');
  return {
    trigger,
    onKeyDown: () => setTrigger('item'),
    onPointerMove: () => setTrigger('axis'),
  };
};

/** Loads after the chart. The chart works without it. */
const Tooltip = lazy(async () => ({ default: (await import('@mui/x-charts/ChartsTooltip')).ChartsTooltip }));

/** The same for both kinds of chart. */
type Plugins = BarChartPluginSignatures;
type Data = ChartsDataProviderProps<'bar' | 'line', Plugins>;

interface PlotFrameProps extends Pick<Data, 'series' | 'xAxis' | 'yAxis' | 'margin'> {
  /** The accessible name of the chart. */
  readonly name: string;
  /** In CSS pixels. */
  readonly height: number;
  readonly sx: SystemStyleObject<Theme>;
  /** Rendered inside the axes and clipped there. */
  readonly inside: Elements;
  /** Rendered above: the axes, and what may extend beyond them. */
  readonly children: Elements;
}

/**
 * The base of both kinds of plot: data, grid lines, keyboard and tooltip. The library's own `BarChart` and
 * `LineChart` do the same, but also load legend, overlays and areas.
 */
export const PlotFrame = ({ name, sx, inside, children, ...data }: PlotFrameProps) => {
  const { t } = useTranslation('charts');
  const theme = useTheme();
  const clip = useId();
  const { trigger, ...handlers } = useTooltipTrigger();
  return (
    <ChartsDataProvider<'bar' | 'line', Plugins>
      {...data}
      plugins={BAR_CHART_PLUGINS}
      enableKeyboardNavigation
      skipAnimation
    >
      <ChartsWrapper hideLegend sx={{ ...plotStyle(theme), ...sx }}>
        <ChartsSurface {...handlers} role="application" aria-label={t('keys', { name })}>
          <ChartsGrid horizontal />
          <g clipPath={`url(#${clip})`}>{inside}</g>
          {children}
          <ChartsClipPath id={clip} />
        </ChartsSurface>
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <Tooltip trigger={trigger} />
          </Suspense>
        </ErrorBoundary>
      </ChartsWrapper>
    </ChartsDataProvider>
  );
};
