import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { halfYearChange } from '@core/figures/figures';
import { formatNumber } from '@core/format/number';
import { Sparkline } from '../charts/sparkline';
import { visuallyHidden } from '../list/visually-hidden';
import { type CellProps, EmptyValue } from './cell-kind';

const directions = {
  up: { Icon: ArrowUpward, sign: '+', color: 'chip.success.text' },
  down: { Icon: ArrowDownward, sign: '−', color: 'error.main' },
  same: { Icon: ArrowForward, sign: '', color: 'text.secondary' },
} as const;

/** How a figure changed. `change` is a fraction. Shows an arrow, a sign and a percentage; screen readers get a sentence. */
const TrendChange = ({ change }: { readonly change: number }) => {
  const { t } = useTranslation('charts');
  const points = Math.round(change * 100);
  const direction = points === 0 ? 'same' : points > 0 ? 'up' : 'down';
  const { Icon, sign, color } = directions[direction];
  const percent = `${formatNumber(Math.abs(points))}%`;
  const description = t(`change.${direction}`, { percent });
  return (
    <Box component="span" title={description} sx={{ display: 'inline-flex', position: 'relative' }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: '2px',
          color,
          fontWeight: 600,
          fontSize: 12,
        }}
      >
        <Icon style={{ fontSize: 14 }} />
        <span>{`${sign}${percent}`}</span>
      </Box>
      <span style={visuallyHidden}>{description}</span>
    </Box>
  );
};

/** The trend of a figure over twelve months, and how its second half differs from its first. */
export const TrendCell = ({ value }: CellProps) => {
  const values = Array.isArray(value) ? value.filter((one): one is number => Number.isFinite(one)) : [];
  const change = halfYearChange(values);
  if (values.length < 2) return <EmptyValue />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Sparkline values={values} width={84} height={28} />
      {change !== null && <TrendChange change={change} />}
    </Box>
  );
};
