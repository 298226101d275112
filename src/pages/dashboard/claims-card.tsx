import { useMediaQuery, useTheme } from '@mui/material';
import type { ClaimsMonth } from '@core/dashboard/answers';
import { figureTargets } from '@core/dashboard/figures';
import { useWords } from '@lib/i18n';
import { BarChart, phoneMonths } from '@ui/charts/bar-chart';
import { ChartSkeleton } from '@ui/charts/chart-skeleton';
import { chartHeight } from '@ui/charts/chart-data';
import { Legend } from '@ui/charts/legend';
import { QueryContent } from './query-content';
import { Card } from './card';
import { dashboardCalls } from './dashboard-calls';
import { EmptyLine, useListAddressOf } from './dashboard-parts';
import { useClientCall } from './use-client-call';

const defaultMonths = 12;
const isCounted = ({ opened, closed }: ClaimsMonth) => (opened ?? 0) + (closed ?? 0) > 0;

/** Opened and closed claims by month. */
export const ClaimsCard = () => {
  const words = useWords({ name: 'dashboard' });
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const addressOf = useListAddressOf();
  const query = useClientCall(dashboardCalls.dashboard);
  if (query.data && query.data.claims === undefined) return null;
  const title = words('claims.title');
  const months = query.data?.claims?.length || defaultMonths;
  const number = phone ? Math.min(months, phoneMonths) : months;
  const hasData = query.data?.claims?.some(isCounted) === true;
  const legend = [
    { key: 'opened', label: words('claims.opened'), color: 'one' },
    { key: 'closed', label: words('claims.closed'), color: 'muted' },
  ] as const;
  return (
    <Card title={title} text={words('lastMonths', { number })} aside={hasData && <Legend entries={legend} />}>
      <QueryContent query={query} name={title} skeletons={<ChartSkeleton height={chartHeight} />}>
        {({ claims }) =>
          claims?.some(isCounted) ? (
            <BarChart
              name={title}
              months={claims.map(({ month }) => month)}
              series={legend.map((entry) => ({
                ...entry,
                values: claims.map((month) => month[entry.key]),
                links: claims.map(({ month }) => addressOf(figureTargets.claimsOf(month)[entry.key])),
              }))}
              format="count"
            />
          ) : (
            claims && <EmptyLine>{words('claims.empty')}</EmptyLine>
          )
        }
      </QueryContent>
    </Card>
  );
};
