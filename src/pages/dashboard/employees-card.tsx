import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { formatNumber } from '@core/format/number';
import { useWords } from '@lib/i18n';
import { ChartSkeleton } from '@ui/charts/chart-skeleton';
import { chartHeight } from '@ui/charts/chart-data';
import { LineChart } from '@ui/charts/line-chart';
import { LoadFailed } from '@ui/kpi/load-failed';
import { visuallyHidden } from '@ui/list/visually-hidden';
import { Answer } from './answer';
import { Card } from './card';
import { dashboardCalls } from './dashboard-calls';
import { ValueSkeleton, EmptyLine, focusCard } from './dashboard-parts';
import { useClientCall } from './use-client-call';

/** How many employees are active now; it fails apart from the chart below it. */
const EmployeeCount = () => {
  const words = useWords({ name: 'dashboard' });
  const container = useRef<HTMLDivElement>(null);
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
        {formatNumber(data['active_employees']) || words('absent')}
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

const usualMonths = 12;

/** How many employees are active: today's figure and those who are new from one call, the course of the months from another. */
export const EmployeesCard = () => {
  const words = useWords({ name: 'dashboard' });
  const trend = useClientCall(dashboardCalls.trend);
  const figures = useClientCall(dashboardCalls.workers);
  // Without months the trend is unknown; it is not zero.
  if (trend.data?.length === 0) return null;
  const title = words('employees.title');
  const period = words('lastMonths', { number: trend.data?.length || usualMonths });
  const count = figures.data?.['new_this_period'] ?? null;
  const added = count !== null && words('employees.new.count', { count, number: formatNumber(count) });
  return (
    <Card
      title={title}
      text={added ? words('employees.textWithNew', { period, added }) : period}
      aside={<EmployeeCount />}
    >
      <Answer query={trend} name={title} skeletons={<ChartSkeleton height={chartHeight} />}>
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
      </Answer>
    </Card>
  );
};
