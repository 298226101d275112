import Box from '@mui/material/Box';
import { formatNumber } from '@core/format/number';
import { useWords } from '@lib/i18n';
import { Answer } from './answer';
import { Bone } from './bone';
import { Card } from './card';
import { CardLink } from './card-link';
import { CutoffShare } from './cutoff-share';
import { EmptyLine } from './empty-line';
import { dashboardCalls } from './dashboard-calls';
import { useClientCall } from './use-client-call';
import { useListAddressOf } from './use-list-address-of';

const Bones = () => (
  <Box sx={{ display: 'grid', gap: 1.5, pt: 0.5, pb: 5.5 }}>
    <Bone width={96} height={24} />
    <Bone width="100%" height={12} />
    <Bone width={140} />
  </Box>
);

/** How many employees worked the days that the tax cutoff asks for, and the way to those who did not. */
export const CutoffCard = () => {
  const words = useWords({ name: 'dashboard' });
  const addressOf = useListAddressOf();
  const query = useClientCall(dashboardCalls.cutoff);
  if (query.data && !('met' in query.data)) return null;
  const met = query.data?.['met'] ?? null;
  const notMet = query.data?.['not_met'] ?? null;
  const to = addressOf({ area: 'workers', filters: { cutoff: 'Not Met' } });
  return (
    <Card title={words('cutoff.title')} text={words('cutoff.text')}>
      <Answer query={query} name={words('cutoff.title')} bones={<Bones />}>
        {() =>
          met === 0 && notMet === 0 ? (
            <EmptyLine>{words('cutoff.empty')}</EmptyLine>
          ) : (
            <CutoffShare met={met} notMet={notMet} />
          )
        }
      </Answer>
      {to !== undefined && notMet !== null && notMet > 0 && (
        <CardLink to={to}>
          {words('cutoff.show.count', { count: notMet, number: formatNumber(notMet) })}
        </CardLink>
      )}
    </Card>
  );
};
