import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isNewClient } from '@core/dashboard/answers';
import { formatNumber } from '@core/format/number';
import { useWords } from '@lib/i18n';
import { QueryContent } from './query-content';
import { AttentionItem } from './attention-item';
import { Card } from './card';
import { dashboardCalls } from './dashboard-calls';
import { ValueSkeleton } from './dashboard-parts';
import { FirstSteps } from './first-steps';
import { NothingToDo } from './nothing-to-do';
import { useClientCall } from './use-client-call';

const titles = [220, 180, 240, 200];

/** Skeleton of the attention list: icon, two lines, chip. */
const AttentionSkeleton = () => (
  <>
    {titles.map((width) => (
      <Box key={width} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: 56 }}>
        <ValueSkeleton width={36} height={36} />
        <Box sx={{ display: 'grid', flex: 1, gap: 1, overflow: 'hidden' }}>
          <ValueSkeleton width={width} />
          <ValueSkeleton width={width - 60} />
        </Box>
        <ValueSkeleton width={84} height={22} />
      </Box>
    ))}
  </>
);

const rows = {
  mx: -2,
  mb: -1,
  mt: -0.5,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

/** Shown when nothing needs attention: because the client is new, or because everything is in order. */
const NoAttention = () => {
  const { data } = useClientCall(dashboardCalls.dashboard);
  return data && isNewClient(data) ? <FirstSteps /> : <NothingToDo />;
};

/** What the client's staff have to take care of, the most urgent first. */
export const AttentionCard = () => {
  const words = useWords({ name: 'dashboard' });
  const query = useClientCall(dashboardCalls.attention);
  const count = query.data?.length ?? 0;
  // oxlint-disable-next-line react/purity -- due dates are compared with the day of rendering
  const today = new Date();
  return (
    <Card
      title={words('attention.title')}
      aside={
        count > 0 && (
          <Typography variant="body2" color="text.secondary">
            {words('attention.items.count', { count, number: formatNumber(count) })}
          </Typography>
        )
      }
    >
      <QueryContent query={query} name={words('attention.title')} skeletons={<AttentionSkeleton />}>
        {(items) =>
          items.length === 0 ? (
            <NoAttention />
          ) : (
            <Box component="ul" sx={rows}>
              {items.map((item) => (
                <li key={item.id}>
                  <AttentionItem item={item} today={today} />
                </li>
              ))}
            </Box>
          )
        }
      </QueryContent>
    </Card>
  );
};
