import { useMediaQuery, useTheme } from '@mui/material';
import { BarPlot as Bars, FocusedBar } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { useNavigate } from 'react-router';
import { formatMonth } from '@core/format/date';
import { useLanguage } from '@lib/i18n';
import {
  chartHeight,
  formatAxis,
  formatTick,
  formatValue,
  phoneMonths,
  type ChartData,
  type Series,
} from './chart-data';
import { PlotFrame } from './plot-frame';
import { monthAxis, plotMargin, valueAxis } from './plot-style';

interface BarPlotProps extends ChartData {
  readonly series: readonly Series[];
  readonly stacked: boolean;
}

/** The plot of a bar chart. Load it lazily only: it imports the chart library. */
export const BarPlot = ({ name, months, series, format, stacked, height = chartHeight }: BarPlotProps) => {
  const language = useLanguage();
  const theme = useTheme();
  const phone = useMediaQuery(theme.breakpoints.down('sm'), { noSsr: true });
  const last = months.length - 1;
  const colors = theme.vars.palette.chart;
  const navigate = useNavigate();
  const hasLinks = series.some(({ links }) => links !== undefined);
  const open = (inNewTab: boolean, seriesId: unknown, at: number) => {
    const to = series.find(({ key }) => key === seriesId)?.links?.[at];
    if (to === undefined) return;
    if (inNewTab) window.open(to);
    else void navigate(to);
  };
  return (
    <PlotFrame
      name={name}
      height={height}
      margin={plotMargin}
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
        type: 'bar',
        layout: 'vertical',
        id: key,
        label,
        color: colors[color],
        data: [...values],
        ...(stacked && { stack: 'all' }),
        valueFormatter: (value) => formatValue(value, format),
      }))}
      sx={{
        '& .MuiChartsAxisHighlight-root': {
          fill: theme.vars.palette.text.primary,
          fillOpacity: 0.06,
          stroke: 'none',
        },
        ...(stacked && {
          // A thin gap between the parts; the library rounds only the stack as a whole.
          '& .MuiBarElement-root': { clipPath: 'inset(1.5px 0 0 round 3px 3px 0 0)' },
        }),
      }}
      inside={
        <>
          <Bars
            borderRadius={3}
            {...(hasLinks && {
              onItemClick: ({ ctrlKey, metaKey }, { seriesId, dataIndex }) =>
                open(ctrlKey || metaKey, seriesId, dataIndex),
            })}
          />
          <ChartsAxisHighlight x="band" />
          <FocusedBar />
        </>
      }
    >
      <ChartsAxis />
    </PlotFrame>
  );
};
