import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Headcount } from '@core/dashboard/answers';
import { figureTargets } from '@core/dashboard/figures';
import { formatNumber } from '@core/format/number';
import { useWords } from '@lib/i18n';
import { CountLink } from '@ui/cells/number-cells';
import { useListAddressOf } from './dashboard-parts';

const list = {
  display: 'grid',
  // Names take the width they need, up to 38%. The figures share one column.
  gridTemplateColumns: 'fit-content(38%) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: { xs: '0 12px', sm: '8px 12px' },
  m: 0,
  mb: 2,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    // The figure is a link, which needs a touch target.
    minHeight: { xs: 44, sm: 0 },
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'center',
  },
} as const;

/** Long names of different worksites often start with the same words. */
const twoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;

interface RowProps {
  readonly name: string;
  readonly count: number;
  /** Share of the largest worksite, 0–1. */
  readonly length: number;
  /** Address of the list of these employees. */
  readonly to: string | undefined;
}

const Row = ({ name, count, length, to }: RowProps) => (
  <li>
    <Typography variant="body2" translate="no" sx={twoLines}>
      {name}
    </Typography>
    <Box aria-hidden>
      <Box
        sx={{
          height: 12,
          minWidth: 2,
          borderRadius: '0 3px 3px 0',
          bgcolor: 'chart.one',
          forcedColorAdjust: 'none',
        }}
        style={{ width: `${length * 100}%` }}
      />
    </Box>
    <Typography variant="body2" sx={{ fontWeight: 600, textAlign: 'right' }}>
      {to === undefined ? (
        formatNumber(count)
      ) : (
        <CountLink to={to} name={`${name}: ${formatNumber(count)}`}>
          {formatNumber(count)}
        </CountLink>
      )}
    </Typography>
  </li>
);

/** Worksites by size, with bars relative to the largest one. */
export const HeadcountRows = ({ rows }: { readonly rows: readonly Headcount[] }) => {
  const words = useWords({ name: 'dashboard' });
  const addressOf = useListAddressOf();
  const maxCount = rows[0]?.count ?? 0;
  return (
    <Box component="ul" sx={list}>
      {rows.map(({ name, count }, index) => (
        <Row
          key={`${index}/${name}`}
          name={name || words('headcount.unnamed')}
          count={count}
          length={maxCount > 0 ? Math.max(0, count / maxCount) : 0}
          to={name !== '' && count > 0 ? addressOf(figureTargets.worksite(name)) : undefined}
        />
      ))}
    </Box>
  );
};
