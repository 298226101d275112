import { lazy } from 'react';
import type { ChartData, Series } from './chart-data';
import { ChartFrame } from './chart-frame';

const LinePlot = lazy(async () => ({ default: (await import('./line-plot')).LinePlot }));

interface LineChartProps extends ChartData {
  readonly series: Series;
}

/** One line by month. Its last point is marked and labeled with its value. The code loads when a chart is first rendered. */
export const LineChart = ({ series, ...data }: LineChartProps) => (
  <ChartFrame {...data} series={[series]}>
    <LinePlot {...data} series={series} />
  </ChartFrame>
);
