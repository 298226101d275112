import { useMediaQuery, useTheme } from '@mui/material';
import { lazy } from 'react';
import { phoneMonths, type ChartData, type Series } from './chart-data';
import { ChartFrame } from './chart-frame';

export { phoneMonths } from './chart-data';

const BarPlot = lazy(async () => ({ default: (await import('./bar-plot')).BarPlot }));

interface BarChartProps extends ChartData {
  readonly series: readonly Series[];
  /** Stacks the series, with the first one at the base. Otherwise they are shown side by side. */
  readonly stacked?: boolean;
}

/**
 * Bars by month. The code loads when a chart is first rendered.
 *
 *     <ChartCard title={…} text={…} legend={series}>
 *       <BarChart name={title} months={['2026-01', …]} series={series} format="count" />
 *     </ChartCard>
 */
export const BarChart = ({ months, series, stacked = false, ...rest }: BarChartProps) => {
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const from = phone && !stacked ? -phoneMonths : 0;
  const shown = {
    ...rest,
    months: months.slice(from),
    series: series.map((one) => ({
      ...one,
      values: one.values.slice(from),
      ...(one.links && { links: one.links.slice(from) }),
    })),
  };
  return (
    <ChartFrame {...shown}>
      <BarPlot {...shown} stacked={stacked} />
    </ChartFrame>
  );
};
