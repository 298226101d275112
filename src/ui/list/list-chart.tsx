import Box from '@mui/material/Box';
import { isMonth } from '@core/figures/figures';
import { narrowingParams } from '@core/list/list-params';
import { fieldOf } from '@core/resource/resource';
import type { ListChart as Declared } from '@core/resource/list-spec';
import { useHttp } from '@lib/http-context';
import { useIsAbsent } from '@lib/optional-calls';
import { chartQuery, optionalFigures } from '@lib/queries';
import type { Row } from '../cells/cell-kind';
import { BarChart } from '../charts/bar-chart';
import { ChartCard, type CardState } from '../charts/chart-card';
import type { Series } from '../charts/chart-data';
import { useFigureQuery } from '../kpi/figures';
import type { ListController } from './use-list-controller';

const mainHeight = 260;

/** The first series is muted and its counterpart has the main color. More series follow in the palette's order. */
const colors = ['muted', 'one', 'two', 'three', 'four', 'five'] as const;

interface ChartProps {
  readonly controller: ListController;
  readonly chart: Declared;
}

interface ChartViewProps extends ChartProps {
  readonly rows: readonly Row[];
  readonly state: CardState;
  readonly onRetry?: () => void;
}

const ChartView = ({ controller, chart, rows, state, onRetry }: ChartViewProps) => {
  const { resource, words } = controller;
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
        state={state}
        {...(onRetry && { onRetry })}
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

/**
 * A chart with its own request to `path`. It fails independently, and is left out where the server does not have the
 * endpoint.
 */
const FetchedChart = ({ controller, chart, path }: ChartProps & { readonly path: string }) => {
  const {
    resource,
    clientId,
    address: { state },
  } = controller;
  const { list } = resource;
  const source = { resource, clientId, query: narrowingParams(list, state) };
  const query = chartQuery(useHttp(), source, path);
  const isAbsent = useIsAbsent(optionalFigures(resource, path));
  const {
    data,
    state: queryState,
    retry,
  } = useFigureQuery(query, { enabled: !isAbsent, keepPrevious: true });
  if (isAbsent || data === null) return null;
  const rows = (data ?? [])
    .filter((row) => isMonth(row[chart.by]))
    .sort((one, other) => String(one[chart.by]).localeCompare(String(other[chart.by])));
  return (
    <ChartView
      controller={controller}
      chart={chart}
      rows={rows}
      state={queryState === 'ready' && rows.length === 0 ? 'empty' : queryState}
      onRetry={retry}
    />
  );
};

/** The chart that a list declares: of the rows shown, or of its own request for all matching records. */
export const ListChart = ({ controller }: { readonly controller: ListController }) => {
  const {
    resource: { list },
    rows: { rows, status },
  } = controller;
  const { chart } = list;
  if (!chart) return null;
  if (chart.path !== undefined) {
    return status === 'empty' ? null : (
      <FetchedChart controller={controller} chart={chart} path={chart.path} />
    );
  }
  if (status !== 'rows' && status !== 'loading') return null;
  const state = status === 'loading' ? 'loading' : 'ready';
  return <ChartView controller={controller} chart={chart} rows={rows} state={state} />;
};
