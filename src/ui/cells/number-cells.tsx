import { useContext } from 'react';
import { formatMoney, formatNumber } from '@core/format/number';
import { BarTrack, shareOfGreatest } from './bar';
import { type CellKind, type CellProps, RowsContext, Absent, Plain } from './cell-kind';

export const numberCell: CellKind = {
  Cell: ({ value, field }) => <Plain text={formatNumber(value, field.decimals ?? 0)} weak={value === 0} />,
  align: 'right',
  minWidth: 96,
  flex: 0.7,
  skeleton: { shape: 'text', width: 32 },
};

export const moneyCell: CellKind = {
  Cell: ({ value }) => <Plain text={formatMoney(value)} weak={value === 0} />,
  align: 'right',
  minWidth: 116,
  flex: 0.9,
  skeleton: { shape: 'text', width: 80 },
};

/** An amount that is due: it stands out as soon as there is one. Named in a declaration as `amount-due`. */
export const amountDueCell: CellKind = {
  ...moneyCell,
  Cell: ({ value }) => (
    <Plain text={formatMoney(value)} weak={value === 0} strong={typeof value === 'number' && value > 0} />
  ),
};

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
  skeleton: { shape: 'bar', width: 0 },
};
