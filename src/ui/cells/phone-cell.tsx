import { formatPhone } from '@core/format/person';
import type { CellKind } from './cell-kind';
import { Plain } from './plain';

export const phoneCell: CellKind = {
  Cell: ({ value }) => <Plain text={formatPhone(value)} />,
  align: 'left',
  minWidth: 120,
  flex: 0.7,
  bone: { shape: 'text', width: 88 },
};
