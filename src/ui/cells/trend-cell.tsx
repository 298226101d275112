import { Sparkline } from '../charts/sparkline';
import { Absent } from './absent';
import type { CellKind, CellProps } from './cell-kind';

const TrendCell = ({ value }: CellProps) => {
  const values = Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];
  return values.length < 2 ? <Absent /> : <Sparkline values={values} />;
};

/** The course of a figure over twelve months. */
export const trendCell: CellKind = {
  Cell: TrendCell,
  align: 'left',
  minWidth: 132,
  flex: 0.8,
  bone: { shape: 'bar', width: 0 },
};
