import { useMediaQuery, useTheme } from '@mui/material';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { FocusedLineMark, LineHighlightPlot, LinePlot as Lines, MarkPlot } from '@mui/x-charts/LineChart';
import { formatMonth } from '@core/format/date';
import { chartHeight, formatAxis, formatTick, formatValue, type ChartData, type Series } from './chart-data';
import { LastValue } from './last-value';
import { PlotFrame } from './plot-frame';
import { monthAxis, plotMargin, valueAxis } from './plot-style';
import { useLanguage } from './use-language';

interface LinePlotProps extends ChartData {
  readonly series: Series;
}

/** The drawing of a line chart. Only lazily loaded: it carries the chart library. */
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
      margin={{ ...plotMargin, top: 20, right: 16 }}
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
      {/* A mark on the edge stays whole. */}
      <g data-drawing-container>
        <MarkPlot />
      </g>
      <LineHighlightPlot />
      <LastValue month={months[last]} value={series.values[last]} format={format} />
    </PlotFrame>
  );
};
