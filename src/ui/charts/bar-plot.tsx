import { useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../core/format/date';
import { chartHeight, formatAxis, formatTick, formatValue, type ChartData, type Series } from './chart-data';
import { monthAxis, plotMargin, plotStyle, valueAxis } from './plot-style';
import { useLanguage } from './use-language';

interface BarPlotProps extends ChartData {
  readonly series: readonly Series[];
  readonly stacked: boolean;
}

/** The drawing of a bar chart. Only lazily loaded: it carries the chart library. */
export const BarPlot = ({ name, months, series, format, stacked, height = chartHeight }: BarPlotProps) => {
  const { t } = useTranslation('charts');
  const language = useLanguage();
  const theme = useTheme();
  const colors = theme.vars.palette.chart;
  return (
    <BarChart
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
          valueFormatter: (month: string, { location }) =>
            location === 'tick' ? formatTick(month, language) : formatMonth(month, language),
        },
      ]}
      yAxis={[{ ...valueAxis, min: 0, valueFormatter: (value: number) => formatAxis(value, format) }]}
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
        ...(stacked && {
          '& .MuiBarElement-root': { stroke: theme.vars.palette.background.paper, strokeWidth: 1.5 },
        }),
      }}
    />
  );
};
