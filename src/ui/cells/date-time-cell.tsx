import { formatDateTime } from '@core/format/date';
import type { CellKind } from './cell-kind';
import { Plain } from './plain';

export const dateTimeCell: CellKind = {
  Cell: ({ value }) => <Plain text={formatDateTime(value)} absent="never" />,
  align: 'left',
  minWidth: 156,
  flex: 0.5,
  bone: { shape: 'text', width: 136 },
};
