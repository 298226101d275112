import { formatMonth } from '../../core/format/date';
import type { CellKind } from './cell-kind';
import { dateCell } from './date-cell';
import { Plain } from './plain';

export const monthCell: CellKind = { ...dateCell, Cell: ({ value }) => <Plain text={formatMonth(value)} /> };
