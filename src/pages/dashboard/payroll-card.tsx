import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate } from '@core/format/date';
import { formatWholeDollars } from '@core/format/figure';
import { useWords } from '@lib/i18n';
import { Divider } from '@ui/layout/side-menu';
import { QueryContent } from './query-content';
import { Card } from './card';
import { CardLink } from './card-link';
import { dashboardCalls } from './dashboard-calls';
import { ValueSkeleton, useListAddressOf } from './dashboard-parts';
import { useClientCall } from './use-client-call';

const Skeletons = () => (
  <Box sx={{ display: 'grid', gap: 2, pt: 0.5, pb: 2.5 }}>
    <ValueSkeleton width={72} />
    <ValueSkeleton width={136} height={20} />
    <Divider />
    <ValueSkeleton width="100%" />
    <ValueSkeleton width="100%" />
  </Box>
);

interface DayProps {
  readonly label: string;
  /** `yyyy-MM-dd`, or empty. */
  readonly day: string;
  readonly strong?: boolean;
}

const Day = ({ label, day, strong = false }: DayProps) => {
  const words = useWords({ name: 'dashboard' });
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Typography component="dt" color="text.secondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: strong ? 600 : 400 }}>
        {formatDate(day) || words('absent')}
      </Typography>
    </Box>
  );
};

/** Wages paid this year, and the last and next pay date. */
export const PayrollCard = () => {
  const words = useWords({ name: 'dashboard' });
  const addressOf = useListAddressOf();
  const query = useClientCall(dashboardCalls.dashboard);
  const { wages, lastPayDate, nextPayDate } = query.data ?? {};
  const isWithheld = [wages, lastPayDate, nextPayDate].every((part) => part === undefined);
  if (query.data && isWithheld) return null;
  const to = addressOf({ area: 'payroll', filters: {} });
  return (
    <Card title={words('payroll.title')}>
      <QueryContent query={query} name={words('payroll.title')} skeletons={<Skeletons />}>
        {(paid) => (
          <Box sx={{ mb: 2 }}>
            {paid.wages !== undefined && (
              <>
                <Typography variant="caption" component="p" color="text.secondary">
                  {words('payroll.wages')}
                </Typography>
                <Typography sx={{ fontSize: '1.25rem', lineHeight: 1.4, fontWeight: 600 }}>
                  {formatWholeDollars(paid.wages) || words('absent')}
                </Typography>
                <Divider my={1.5} />
              </>
            )}
            <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0 }}>
              {paid.lastPayDate !== undefined && <Day label={words('payroll.last')} day={paid.lastPayDate} />}
              {paid.nextPayDate !== undefined && (
                <Day label={words('payroll.next')} day={paid.nextPayDate} strong />
              )}
            </Box>
          </Box>
        )}
      </QueryContent>
      {to !== undefined && <CardLink to={to}>{words('payroll.open')}</CardLink>}
    </Card>
  );
};
