import { useContext } from 'react';
import { formatMoney } from '@core/format/number';
import { Absent } from './absent';
import { BarTrack } from './bar-track';
import type { CellKind, CellProps } from './cell-kind';
import { moneyCell } from './money-cell';
import { RowsContext } from './rows-context';
import { shareOfGreatest } from './share-of-greatest';

/** An amount with a bar beside it, which is full for the greatest of the rows shown. */
const MoneyBarCell = ({ name, value }: CellProps) => {
  const rows = useContext(RowsContext);
  const amount = formatMoney(value);
  if (amount === '' || typeof value !== 'number') return <Absent />;
  return (
    <span className="cell-bar">
      <BarTrack fraction={shareOfGreatest(rows, name, value)} color="chart.one" />
      <span className="cell-text cell-amount">{amount}</span>
    </span>
  );
};

export const moneyBarCell: CellKind = {
  ...moneyCell,
  Cell: MoneyBarCell,
  minWidth: 210,
  flex: 1.4,
  bone: { shape: 'bar', width: 0 },
};
