import { formatDate, formatDateTime, formatMonth } from '@core/format/date';
import { useLanguage } from '@lib/i18n';
import { type CellKind, type CellProps, Plain } from './cell-kind';

export const dateCell: CellKind = {
  Cell: ({ value }) => <Plain text={formatDate(value)} />,
  align: 'left',
  minWidth: 96,
  flex: 0.7,
  skeleton: { shape: 'text', width: 80 },
};

export const dateTimeCell: CellKind = {
  Cell: ({ value }) => <Plain text={formatDateTime(value)} absent="never" />,
  align: 'left',
  minWidth: 156,
  flex: 0.5,
  skeleton: { shape: 'text', width: 136 },
};

const MonthCell = ({ value }: CellProps) => <Plain text={formatMonth(value, useLanguage())} />;

export const monthCell: CellKind = { ...dateCell, Cell: MonthCell };
