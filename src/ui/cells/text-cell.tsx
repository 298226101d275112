import type { CellKind } from './cell-kind';
import { Plain } from './plain';
import { textOf } from './text-of';

export const textCell: CellKind = {
  Cell: ({ value }) => <Plain text={textOf(value)} />,
  align: 'left',
  minWidth: 88,
  flex: 1,
  bone: { shape: 'text', width: 64 },
};
