import { formatDate, formatDateTime, formatMonth, formatYear, formatZonedTime } from '@core/format/date';
import { useLanguage } from '@lib/i18n';
import { type CellKind, type CellProps, ValueText } from './cell-kind';

export const dateCell: CellKind = {
  Cell: ({ value }) => <ValueText text={formatDate(value)} />,
  align: 'left',
  minWidth: 96,
  flex: 0.7,
  skeleton: { shape: 'text', width: 80 },
};

/** Includes the time zone. In a grid column, where all rows share it, the zone is in the tooltip. */
const DateTimeCell = ({ value, tabIndex }: CellProps) => {
  const fullText = formatZonedTime(value, useLanguage());
  const isInGrid = tabIndex !== undefined;
  return (
    <ValueText
      text={isInGrid ? formatDateTime(value) : fullText}
      absent="never"
      {...(isInGrid && { tooltip: fullText })}
    />
  );
};

export const dateTimeCell: CellKind = {
  Cell: DateTimeCell,
  align: 'left',
  minWidth: 156,
  flex: 0.5,
  skeleton: { shape: 'text', width: 136 },
};

const MonthCell = ({ value }: CellProps) => <ValueText inWords text={formatMonth(value, useLanguage())} />;

export const monthCell: CellKind = { ...dateCell, Cell: MonthCell };

/** A year is a name, not an amount: no digit grouping, aligned left. */
export const yearCell: CellKind = {
  ...dateCell,
  Cell: ({ value }) => <ValueText text={formatYear(value)} />,
  minWidth: 80,
  skeleton: { shape: 'text', width: 32 },
};
