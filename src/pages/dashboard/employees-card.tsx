import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { figureTargets } from '@core/dashboard/figures';
import type { Figure } from '@core/figures/values';
import { formatNumber } from '@core/format/number';
import { useWords } from '@lib/i18n';
import { CountLink } from '@ui/cells/number-cells';
import { ChartSkeleton } from '@ui/charts/chart-skeleton';
import { chartHeight } from '@ui/charts/chart-data';
import { LineChart } from '@ui/charts/line-chart';
import { LoadFailed } from '@ui/kpi/load-failed';
import { visuallyHidden } from '@ui/list/visually-hidden';
import { QueryContent } from './query-content';
import { Card } from './card';
import { dashboardCalls } from './dashboard-calls';
import { ValueSkeleton, EmptyLine, focusCard, useListAddressOf } from './dashboard-parts';
import { useClientCall } from './use-client-call';

interface LinkedCountProps {
  readonly count: Figure;
  readonly to: string | undefined;
  readonly name: string;
}

/** A count, as a link to the counted records if there is an address. */
const LinkedCount = ({ count, to, name }: LinkedCountProps) => {
  const words = useWords({ name: 'dashboard' });
  const text = formatNumber(count) || words('absent');
  return count && to !== undefined ? (
    <CountLink to={to} name={`${name}: ${text}`}>
      {text}
    </CountLink>
  ) : (
    <span>{text}</span>
  );
};

/** Number of active employees. It fails independently of the chart below. */
const EmployeeCount = () => {
  const words = useWords({ name: 'dashboard' });
  const container = useRef<HTMLDivElement>(null);
  const addressOf = useListAddressOf();
  const { data, isPending, refetch } = useClientCall(dashboardCalls.workers);
  const name = words('employees.figures');
  if (isPending)
    return (
      <Box sx={{ position: 'relative', py: 0.5 }}>
        <span style={visuallyHidden}>{words('loading', { name })}</span>
        <ValueSkeleton width={48} height={16} />
      </Box>
    );
  if (data && !('active_employees' in data)) return null;
  if (data)
    return (
      <Typography variant="h2" component="p">
        <LinkedCount
          count={data['active_employees'] ?? null}
          to={addressOf(figureTargets.activeEmployees)}
          name={words('employees.title')}
        />
      </Typography>
    );
  const retry = () => {
    focusCard(container.current);
    void refetch();
  };
  return (
    <Box ref={container}>
      <LoadFailed name={name} onRetry={retry} />
    </Box>
  );
};

const defaultMonths = 12;

/** Active employees: the current figure and the new employees from one request, the monthly trend from another. */
export const EmployeesCard = () => {
  const words = useWords({ name: 'dashboard' });
  const addressOf = useListAddressOf();
  const trend = useClientCall(dashboardCalls.trend);
  const figures = useClientCall(dashboardCalls.workers);
  // Without months the trend is unknown, not zero.
  if (trend.data?.length === 0) return null;
  const title = words('employees.title');
  const period = words('lastMonths', { number: trend.data?.length || defaultMonths });
  const count = figures.data?.['new_this_period'] ?? null;
  const added = count !== null && words('employees.new.count', { count, number: formatNumber(count) });
  const toNew = count ? addressOf(figureTargets.newEmployees) : undefined;
  return (
    <Card
      title={title}
      text={
        added ? (
          <>
            <span>{`${period} · `}</span>
            {toNew === undefined ? <span>{added}</span> : <CountLink to={toNew}>{added}</CountLink>}
          </>
        ) : (
          period
        )
      }
      aside={<EmployeeCount />}
    >
      <QueryContent query={trend} name={title} skeletons={<ChartSkeleton height={chartHeight} />}>
        {(months) =>
          months.some((month) => month.count !== null && month.count > 0) ? (
            <LineChart
              name={title}
              months={months.map(({ month }) => month)}
              series={{
                key: 'active',
                label: title,
                color: 'one',
                values: months.map((month) => month.count),
              }}
              format="count"
            />
          ) : (
            <EmptyLine>{words('employees.empty')}</EmptyLine>
          )
        }
      </QueryContent>
    </Card>
  );
};
