import { useMediaQuery, useTheme } from '@mui/material';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { FocusedLineMark, LineHighlightPlot, LinePlot as Lines, MarkPlot } from '@mui/x-charts/LineChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { formatMonth } from '@core/format/date';
import { formatNumber } from '@core/format/number';
import { useLanguage } from '@lib/i18n';
import {
  type ChartData,
  type ChartFormat,
  chartHeight,
  formatAxis,
  formatTick,
  formatValue,
  type Series,
} from './chart-data';
import { PlotFrame } from './plot-frame';
import { monthAxis, plotMargin, valueAxis } from './plot-style';

interface LastValueProps {
  readonly month: string | undefined;
  readonly value: number | null | undefined;
  readonly format: ChartFormat;
}

/** The figure above the line's last point. */
const LastValue = ({ month, value, format }: LastValueProps) => {
  const { vars } = useTheme();
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  if (month === undefined || typeof value !== 'number') return null;
  return (
    <text
      x={(x(month) ?? 0) + 6}
      y={y(value) - 10}
      textAnchor="end"
      fontSize={12}
      fontWeight={600}
      fill={vars.palette.text.primary}
    >
      {format === 'money' ? formatAxis(value, format) : formatNumber(value)}
    </text>
  );
};

interface LinePlotProps extends ChartData {
  readonly series: Series;
}

/** The plot of a line chart. Load it lazily only: it imports the chart library. */
export const LinePlot = ({ name, months, series, format, height = chartHeight }: LinePlotProps) => {
  const language = useLanguage();
  const theme = useTheme();
  const phone = useMediaQuery(theme.breakpoints.down('sm'), { noSsr: true });
  const last = months.length - 1;
  const color = theme.vars.palette.chart[series.color];
  return (
    <PlotFrame
      name={name}
      height={height}
      margin={{ ...plotMargin, right: 16 }}
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
          type: 'line',
          id: series.key,
          label: series.label,
          color,
          data: [...series.values],
          curve: 'linear',
          showMark: ({ index }) => index === last,
          valueFormatter: (value) => formatValue(value, format),
        },
      ]}
      sx={{ '& .MuiMarkElement-root': { fill: color, stroke: theme.vars.palette.background.paper } }}
      inside={
        <>
          <Lines />
          <ChartsAxisHighlight x="line" />
        </>
      }
    >
      <FocusedLineMark />
      <ChartsAxis />
      {/* Outside of the clip path, so that a mark on the edge is not cut off. */}
      <g data-drawing-container>
        <MarkPlot />
      </g>
      <LineHighlightPlot />
      <LastValue month={months[last]} value={series.values[last]} format={format} />
    </PlotFrame>
  );
};
