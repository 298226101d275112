import Box from '@mui/material/Box';
import type { Headcount } from '@core/dashboard/answers';
import { largestWorksites } from '@core/dashboard/figures';
import { useWords } from '@lib/i18n';
import { QueryContent } from './query-content';
import { Card } from './card';
import { CardLink } from './card-link';
import { dashboardCalls } from './dashboard-calls';
import { ValueSkeleton, EmptyLine, useListAddressOf } from './dashboard-parts';
import { HeadcountRows } from './headcount-rows';
import { useClientCall } from './use-client-call';

const lengths = ['100%', '80%', '66%', '50%', '32%'];

const Skeletons = () => (
  <Box sx={{ display: 'grid', gap: 2, pt: 0.5, pb: 2.5 }}>
    {lengths.map((length) => (
      <Box key={length} sx={{ display: 'grid', gridTemplateColumns: '96px 1fr', gap: 1.5 }}>
        <ValueSkeleton width={96} />
        <ValueSkeleton width={length} />
      </Box>
    ))}
  </Box>
);

const isCounted = ({ count }: Headcount) => count > 0;

/** Where the client's employees work. Each bar has a text, so it needs no description. */
export const HeadcountCard = () => {
  const words = useWords({ name: 'dashboard' });
  const addressOf = useListAddressOf();
  const query = useClientCall(dashboardCalls.dashboard);
  if (query.data && query.data.headcount === undefined) return null;
  const to = addressOf({ area: 'locations', filters: {} });
  const all = query.data?.headcount ?? [];
  const shown = largestWorksites(all);
  const isTruncated = shown.length < all.length;
  return (
    <Card
      title={words('headcount.title')}
      text={isTruncated ? words('headcount.largest', { number: shown.length }) : words('headcount.text')}
    >
      <QueryContent query={query} name={words('headcount.title')} skeletons={<Skeletons />}>
        {({ headcount }) =>
          headcount?.some(isCounted) ? (
            <HeadcountRows rows={shown} />
          ) : (
            headcount && <EmptyLine>{words('headcount.empty')}</EmptyLine>
          )
        }
      </QueryContent>
      {to !== undefined && <CardLink to={to}>{words('headcount.open')}</CardLink>}
    </Card>
  );
};
