import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { figureTargets } from '@core/dashboard/figures';
import type { Figure } from '@core/figures/values';
import { formatNumber, formatPercent } from '@core/format/number';
import { useWords } from '@lib/i18n';
import { CountLink } from '@ui/cells/number-cells';
import { Legend } from '@ui/charts/legend';
import { QueryContent } from './query-content';
import { Card } from './card';
import { CardLink } from './card-link';
import { dashboardCalls } from './dashboard-calls';
import { ValueSkeleton, EmptyLine, useListAddressOf } from './dashboard-parts';
import { useClientCall } from './use-client-call';

interface CutoffShareProps {
  readonly met: Figure;
  readonly notMet: Figure;
}

/** The share of employees who met the cutoff: a figure, a bar with two parts, and the counts of both parts. */
const CutoffShare = ({ met, notMet }: CutoffShareProps) => {
  const words = useWords({ name: 'dashboard' });
  const share = met === null || notMet === null ? null : met / (met + notMet);
  const addressOf = useListAddressOf();
  const count = (label: string, value: Figure, key: keyof typeof figureTargets.cutoff) => {
    const text = formatNumber(value) || words('absent');
    const to = value ? addressOf(figureTargets.cutoff[key]) : undefined;
    return to === undefined ? (
      text
    ) : (
      <CountLink to={to} name={`${label}: ${text}`}>
        {text}
      </CountLink>
    );
  };
  const [metLabel, restLabel] = [words('cutoff.met'), words('cutoff.notMet')];
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <Typography component="p" variant="kpi">
        <span>{formatPercent(share) || words('absent')}</span>
        <Typography component="span" color="text.secondary" sx={{ ml: 1 }}>
          {words('cutoff.unit')}
        </Typography>
      </Typography>
      {share !== null && (
        <Box
          aria-hidden
          sx={{
            display: 'flex',
            gap: '2px',
            height: 12,
            borderRadius: '3px',
            overflow: 'hidden',
            forcedColorAdjust: 'none',
          }}
        >
          <Box sx={{ bgcolor: 'chart.one' }} style={{ flexGrow: share }} />
          <Box sx={{ bgcolor: 'chart.muted' }} style={{ flexGrow: 1 - share }} />
        </Box>
      )}
      <Legend
        entries={[
          { key: 'met', label: metLabel, color: 'one', value: count(metLabel, met, 'met') },
          {
            key: 'not_met',
            label: restLabel,
            color: 'muted',
            value: count(restLabel, notMet, 'not_met'),
          },
        ]}
      />
    </Box>
  );
};

const Skeletons = () => (
  <Box sx={{ display: 'grid', gap: 1.5, pt: 0.5, pb: 5.5 }}>
    <ValueSkeleton width={96} height={24} />
    <ValueSkeleton width="100%" height={12} />
    <ValueSkeleton width={140} />
  </Box>
);

/** How many employees worked the days that the tax cutoff requires, with a link to those who did not. */
export const CutoffCard = () => {
  const words = useWords({ name: 'dashboard' });
  const addressOf = useListAddressOf();
  const query = useClientCall(dashboardCalls.cutoff);
  if (query.data && !('met' in query.data)) return null;
  const met = query.data?.['met'] ?? null;
  const notMet = query.data?.['not_met'] ?? null;
  const to = addressOf(figureTargets.cutoff.not_met);
  return (
    <Card title={words('cutoff.title')} text={words('cutoff.text')}>
      <QueryContent query={query} name={words('cutoff.title')} skeletons={<Skeletons />}>
        {() =>
          met === 0 && notMet === 0 ? (
            <EmptyLine>{words('cutoff.empty')}</EmptyLine>
          ) : (
            <CutoffShare met={met} notMet={notMet} />
          )
        }
      </QueryContent>
      {to !== undefined && notMet !== null && notMet > 0 && (
        <CardLink to={to}>
          {words('cutoff.show.count', { count: notMet, number: formatNumber(notMet) })}
        </CardLink>
      )}
    </Card>
  );
};
