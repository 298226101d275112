import { lazy } from 'react';
import type { ChartData, Series } from './chart-data';
import { ChartFrame } from './chart-frame';

const LinePlot = lazy(async () => ({ default: (await import('./line-plot')).LinePlot }));

interface LineChartProps extends ChartData {
  readonly series: Series;
}

/** One line by month; its last point is marked and says its value. Its code comes when it is first drawn. */
export const LineChart = ({ series, ...data }: LineChartProps) => (
  <ChartFrame {...data} series={[series]}>
    <LinePlot {...data} series={series} />
  </ChartFrame>
);
