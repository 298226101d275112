import { formatNumber } from '@core/format/number';
import type { CellKind } from './cell-kind';
import { Plain } from './plain';

export const numberCell: CellKind = {
  Cell: ({ value, field }) => <Plain text={formatNumber(value, field.decimals ?? 0)} weak={value === 0} />,
  align: 'right',
  minWidth: 96,
  flex: 0.7,
  bone: { shape: 'text', width: 32 },
};
