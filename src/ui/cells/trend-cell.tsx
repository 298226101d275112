import Box from '@mui/material/Box';
import { halfYearChange } from '@core/figures/half-year-change';
import { Sparkline } from '../charts/sparkline';
import { Absent } from './absent';
import type { CellKind, CellProps } from './cell-kind';
import { TrendChange } from './trend-change';

const TrendCell = ({ value }: CellProps) => {
  const values = Array.isArray(value) ? value.filter((one): one is number => Number.isFinite(one)) : [];
  const change = halfYearChange(values);
  if (values.length < 2) return <Absent />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Sparkline values={values} width={84} height={28} />
      {change !== null && <TrendChange change={change} />}
    </Box>
  );
};

/** The course of a figure over twelve months, and how its second half differs from its first. */
export const trendCell: CellKind = {
  Cell: TrendCell,
  align: 'left',
  minWidth: 176,
  flex: 0.6,
  bone: { shape: 'bar', width: 0 },
};
