import { formatMonth } from '@core/format/date';
import { useLanguage } from '../charts/use-language';
import type { CellKind, CellProps } from './cell-kind';
import { dateCell } from './date-cell';
import { Plain } from './plain';

const MonthCell = ({ value }: CellProps) => <Plain text={formatMonth(value, useLanguage())} />;

export const monthCell: CellKind = { ...dateCell, Cell: MonthCell };
