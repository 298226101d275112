import Box from '@mui/material/Box';
import { fieldOf } from '../../core/resource/resource';
import { BarChart } from '../charts/bar-chart';
import { ChartCard } from '../charts/chart-card';
import type { Series } from '../charts/chart-data';
import type { ListController } from './use-list-controller';

const mainHeight = 260;

/** A series and its counterpart; more follow in the palette's order. */
const colors = ['muted', 'one', 'two', 'three', 'four', 'five'] as const;

/** The chart that a list's declaration asks for, over the rows that the list shows. */
export const ListChart = ({ controller }: { readonly controller: ListController }) => {
  const { resource, list, rows, status, words } = controller;
  const { chart } = list;
  if (!chart || (status !== 'rows' && status !== 'loading')) return null;
  const money = chart.series.every((name) => fieldOf(resource, name).kind === 'money');
  const series: readonly Series[] = chart.series.map((name, index) => ({
    key: name,
    label: words(`fields.${name}`),
    color: colors[index % colors.length] ?? 'one',
    values: rows.map((row) => (typeof row[name] === 'number' ? row[name] : null)),
  }));
  return (
    <Box sx={{ mb: { xs: 1.5, sm: 2 } }}>
      <ChartCard
        title={words('chart.title')}
        text={words('chart.text')}
        legend={[...series].reverse()}
        height={mainHeight}
        state={status === 'loading' ? 'loading' : 'ready'}
      >
        <BarChart
          name={words('chart.title')}
          months={rows.map((row) => String(row[chart.by]))}
          series={series}
          format={money ? 'money' : 'count'}
          height={mainHeight}
          stacked
        />
      </ChartCard>
    </Box>
  );
};
