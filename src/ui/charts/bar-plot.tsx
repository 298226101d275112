import { useMediaQuery, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../core/format/date';
import {
  chartHeight,
  formatAxis,
  formatTick,
  formatValue,
  phoneMonths,
  type ChartData,
  type Series,
} from './chart-data';
import { monthAxis, plotMargin, plotStyle, valueAxis } from './plot-style';
import { useLanguage } from './use-language';
import { useTooltipTrigger } from './use-tooltip-trigger';

interface BarPlotProps extends ChartData {
  readonly series: readonly Series[];
  readonly stacked: boolean;
}

/** The drawing of a bar chart. Only lazily loaded: it carries the chart library. */
export const BarPlot = ({ name, months, series, format, stacked, height = chartHeight }: BarPlotProps) => {
  const { t } = useTranslation('charts');
  const language = useLanguage();
  const theme = useTheme();
  const phone = useMediaQuery(theme.breakpoints.down('sm'), { noSsr: true });
  const last = months.length - 1;
  const colors = theme.vars.palette.chart;
  return (
    <BarChart
      {...useTooltipTrigger()}
      enableKeyboardNavigation
      role="img"
      aria-label={t('keys', { name })}
      height={height}
      margin={plotMargin}
      hideLegend
      skipAnimation
      borderRadius={3}
      grid={{ horizontal: true }}
      xAxis={[
        {
          ...monthAxis,
          scaleType: 'band',
          data: months,
          categoryGapRatio: 0.5,
          barGapRatio: 0.1,
          tickLabelInterval: (_, index) => !phone || months.length <= phoneMonths || (last - index) % 2 === 0,
          valueFormatter: (month: string, { location }) =>
            location === 'tick' ? formatTick(month, language) : formatMonth(month, language),
        },
      ]}
      yAxis={[
        {
          ...valueAxis,
          min: 0,
          ...(format === 'count' && { tickMinStep: 1 }),
          valueFormatter: (value: number) => formatAxis(value, format),
        },
      ]}
      series={series.map(({ key, label, color, values }) => ({
        id: key,
        label,
        color: colors[color],
        data: [...values],
        ...(stacked && { stack: 'all' }),
        valueFormatter: (value) => formatValue(value, format),
      }))}
      sx={{
        ...plotStyle(theme),
        '& .MuiChartsAxisHighlight-root': {
          fill: theme.vars.palette.text.primary,
          fillOpacity: 0.06,
          stroke: 'none',
        },
        ...(stacked && {
          // A hair of ground between the parts; the library rounds the whole stack only.
          '& .MuiBarElement-root': { clipPath: 'inset(1.5px 0 0 round 3px 3px 0 0)' },
        }),
      }}
    />
  );
};
