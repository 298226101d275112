import type { CellKind } from './cell-kind';
import { Plain } from './plain';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const textCell: CellKind = {
  Cell: ({ value }) => <Plain text={textOf(value)} />,
  align: 'left',
  minWidth: 110,
  flex: 1,
  bone: { shape: 'text', width: 96 },
};
