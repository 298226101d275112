import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { formatMoney } from '../../core/format/number';
import { Absent } from './absent';
import { BarTrack } from './bar-track';
import type { CellKind, CellProps } from './cell-kind';
import { moneyCell } from './money-cell';
import { RowsContext } from './rows-context';
import { shareOfGreatest } from './share-of-greatest';

/** Room for an amount of seven digits, so that the bars of a column end below each other. */
const amountWidth = 104;

/** An amount with a bar beside it, which is full for the greatest of the rows shown. */
const MoneyBarCell = ({ name, value }: CellProps) => {
  const rows = useContext(RowsContext);
  const amount = formatMoney(value);
  if (amount === '' || typeof value !== 'number') return <Absent />;
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', width: 1, minWidth: 0 }}>
      <BarTrack fraction={shareOfGreatest(rows, name, value)} color="chart.one" />
      <Typography
        component="span"
        variant="inherit"
        noWrap
        sx={{
          flexShrink: 0,
          minWidth: amountWidth,
          maxWidth: '70%',
          pl: 1.5,
          fontWeight: 600,
          textAlign: 'right',
        }}
      >
        {amount}
      </Typography>
    </Box>
  );
};

export const moneyBarCell: CellKind = {
  ...moneyCell,
  Cell: MoneyBarCell,
  minWidth: 210,
  flex: 1.4,
  bone: { shape: 'bar', width: 0 },
};
