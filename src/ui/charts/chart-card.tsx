import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Elements } from '@lib/elements';
import { LoadFailed } from '../kpi/load-failed';
import { ChartSkeleton } from './chart-skeleton';
import { chartHeight } from './chart-data';
import { Legend, type LegendEntry } from './legend';

export type CardState = 'loading' | 'failed' | 'empty' | 'ready';

interface ChartCardProps {
  readonly title: string;
  /** One line that describes what is measured. */
  readonly text?: string;
  readonly legend?: readonly LegendEntry[];
  /** Height of the content below the title in CSS pixels. Fixed, so that nothing moves when it loads. */
  readonly height?: number;
  readonly state?: CardState;
  readonly onRetry?: () => void;
  /** Shown instead of the chart when there is no data. */
  readonly emptyText?: string;
  readonly children: Elements;
}

/**
 * A card around a chart, with its own loading, failed and empty states. The children are rendered only when `state`
 * is `ready`.
 *
 *     <ChartCard title={…} text={…} legend={series} state="ready">
 *       <BarChart name={…} months={…} series={series} format="count" />
 *     </ChartCard>
 */
export const ChartCard = ({
  title,
  text,
  legend = [],
  height = chartHeight,
  state = 'ready',
  onRetry,
  emptyText,
  children,
}: ChartCardProps) => {
  const { t } = useTranslation('charts');
  const id = useId();
  const centeredStyle = {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    minHeight: height,
  };
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      aria-busy={state === 'loading'}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0, p: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 16px' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography id={id} variant="h3" component="h2">
            {title}
          </Typography>
          {text !== undefined && text !== '' && (
            <Typography variant="caption" component="p" sx={{ mt: 0.25, color: 'text.secondary' }}>
              {text}
            </Typography>
          )}
        </Box>
        {state === 'ready' && legend.length > 1 && <Legend entries={legend} />}
      </Box>
      {state === 'loading' && <ChartSkeleton height={height} />}
      {state === 'failed' && (
        <Box sx={centeredStyle}>
          <LoadFailed name={title} {...(onRetry && { onRetry })} />
        </Box>
      )}
      {state === 'empty' && (
        <Typography sx={{ ...centeredStyle, color: 'text.secondary', textAlign: 'center' }}>
          {emptyText ?? t('empty')}
        </Typography>
      )}
      {state === 'ready' && children}
    </Paper>
  );
};
