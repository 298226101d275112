import { useMediaQuery, useTheme } from '@mui/material';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../core/format/date';
import { chartHeight, formatAxis, formatTick, formatValue, type ChartData, type Series } from './chart-data';
import { LastValue } from './last-value';
import { monthAxis, plotMargin, plotStyle, valueAxis } from './plot-style';
import { useLanguage } from './use-language';
import { useTooltipTrigger } from './use-tooltip-trigger';

interface LinePlotProps extends ChartData {
  readonly series: Series;
}

/** The drawing of a line chart. Only lazily loaded: it carries the chart library. */
export const LinePlot = ({ name, months, series, format, height = chartHeight }: LinePlotProps) => {
  const { t } = useTranslation('charts');
  const language = useLanguage();
  const theme = useTheme();
  const phone = useMediaQuery(theme.breakpoints.down('sm'), { noSsr: true });
  const last = months.length - 1;
  const color = theme.vars.palette.chart[series.color];
  return (
    <LineChart
      {...useTooltipTrigger()}
      enableKeyboardNavigation
      role="img"
      aria-label={t('keys', { name })}
      height={height}
      margin={{ ...plotMargin, top: 20, right: 16 }}
      hideLegend
      skipAnimation
      grid={{ horizontal: true }}
      xAxis={[
        {
          ...monthAxis,
          scaleType: 'point',
          data: months,
          tickLabelInterval: (_, index) => !phone || (last - index) % 2 === 0,
          valueFormatter: (month: string, { location }) =>
            location === 'tick' ? formatTick(month, language) : formatMonth(month, language),
        },
      ]}
      yAxis={[{ ...valueAxis, valueFormatter: (value: number) => formatAxis(value, format) }]}
      series={[
        {
          id: series.key,
          label: series.label,
          color,
          data: [...series.values],
          curve: 'linear',
          showMark: ({ index }) => index === last,
          valueFormatter: (value) => formatValue(value, format),
        },
      ]}
      sx={{
        ...plotStyle(theme),
        '& .MuiMarkElement-root': { fill: color, stroke: theme.vars.palette.background.paper },
      }}
    >
      <LastValue month={months[last]} value={series.values[last]} format={format} />
    </LineChart>
  );
};
