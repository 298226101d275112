import { formatDate } from '@core/format/date';
import type { CellKind } from './cell-kind';
import { Plain } from './plain';

export const dateCell: CellKind = {
  Cell: ({ value }) => <Plain text={formatDate(value)} />,
  align: 'left',
  minWidth: 96,
  flex: 0.7,
  bone: { shape: 'text', width: 80 },
};
