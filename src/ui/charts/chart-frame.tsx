import Box from '@mui/material/Box';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ChartBones } from './chart-bones';
import { ChartTable } from './chart-table';
import { chartHeight, type ChartData, type Series } from './chart-data';

interface ChartFrameProps extends ChartData {
  readonly series: readonly Series[];
  readonly children: ReactNode;
}

/** A drawing with its table beside it for screen readers; when the drawing's code does not come, the table is in sight. */
export const ChartFrame = ({ children, ...data }: ChartFrameProps) => {
  const { height = chartHeight } = data;
  return (
    <ErrorBoundary fallback={<ChartTable {...data} shown />}>
      <Box sx={{ position: 'relative', height }}>
        <Suspense fallback={<ChartBones height={height} />}>{children}</Suspense>
        <ChartTable {...data} />
      </Box>
    </ErrorBoundary>
  );
};
