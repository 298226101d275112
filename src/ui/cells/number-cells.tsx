import { useContext, type ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDuration } from '@core/format/duration';
import { formatMoney, formatNumber } from '@core/format/number';
import { addressOf } from '@core/list/address';
import type { Counts } from '@core/resource/field';
import { isRecordId } from '@core/resource/resource';
import { useAppAbility } from '@lib/access-context';
import { useAreas, useCurrentClient, useMayEnterClient } from '@lib/portal-context';
import { BarTrack, shareOfMax } from './bar';
import { type CellKind, type CellProps, RowsContext, EmptyValue, ValueText } from './cell-kind';
import { textOf } from './text-cells';

interface CountLinkProps {
  readonly to: string;
  /** The accessible name, where the figure alone does not tell what it opens. */
  readonly name?: string | undefined;
  readonly tabIndex?: number | undefined;
  readonly children: ReactNode;
}

/** A figure as a link to the records that it counts. */
export const CountLink = ({ to, name, tabIndex, children }: CountLinkProps) => (
  <Link
    to={to}
    aria-label={name}
    tabIndex={tabIndex}
    className="cell-link count-link"
    onClick={(event) => event.stopPropagation()}
  >
    {children}
  </Link>
);

interface CountCellProps extends CellProps {
  readonly counts: Counts;
  /** Already formatted. */
  readonly text: string;
}

/** A number that counts records of another list, as a link to them if the user may open it. */
const CountCell = ({ counts, text, name, row, words, tabIndex }: CountCellProps) => {
  const areas = useAreas();
  const ability = useAppAbility();
  const currentClient = useCurrentClient();
  const mayEnter = useMayEnterClient();
  const { resource, filters, match = {}, client } = counts;
  const matchFilters = Object.entries(match).map(([filter, field]) => [filter, textOf(row[field])] as const);
  const clientId = client === undefined ? currentClient?.id : row[client];
  const to =
    client === undefined || (isRecordId(clientId) && mayEnter(clientId))
      ? addressOf(
          { area: resource, filters: { ...filters, ...Object.fromEntries(matchFilters) } },
          areas,
          ability,
          Number(clientId),
        )
      : undefined;
  if (to === undefined) return <ValueText text={text} />;
  return (
    <CountLink to={to} name={`${words(`fields.${name}`)}: ${text}`} tabIndex={tabIndex}>
      {text}
    </CountLink>
  );
};

const NumberCell = (props: CellProps) => {
  const { value, field } = props;
  const text = formatNumber(value, field.decimals ?? 0);
  const { counts } = field;
  // Zero has no records to show.
  return counts && typeof value === 'number' && value > 0 ? (
    <CountCell {...props} counts={counts} text={text} />
  ) : (
    <ValueText text={text} weak={value === 0} />
  );
};

export const numberCell: CellKind = {
  Cell: NumberCell,
  align: 'right',
  minWidth: 96,
  flex: 0.7,
  skeleton: { shape: 'text', width: 32 },
};

export const durationCell: CellKind = {
  Cell: ({ value }) => <ValueText text={formatDuration(value)} weak={value === 0} />,
  align: 'right',
  minWidth: 104,
  flex: 0.7,
  skeleton: { shape: 'text', width: 64 },
};

export const moneyCell: CellKind = {
  Cell: ({ value }) => <ValueText text={formatMoney(value)} weak={value === 0} />,
  align: 'right',
  minWidth: 116,
  flex: 0.9,
  skeleton: { shape: 'text', width: 80 },
};

/**
 * An amount with a bar, which is full for the greatest amount of the rows shown. Outside of a list only the amount is
 * shown.
 */
const MoneyBarCell = ({ name, value }: CellProps) => {
  const rows = useContext(RowsContext);
  const amount = formatMoney(value);
  if (amount === '' || typeof value !== 'number') return <EmptyValue />;
  if (rows.length === 0) return <ValueText text={amount} strong />;
  return (
    <span className="cell-bar">
      <BarTrack fraction={shareOfMax(rows, name, value)} color="chart.one" />
      <span className="cell-text cell-amount" translate="no">
        {amount}
      </span>
    </span>
  );
};

export const moneyBarCell: CellKind = {
  ...moneyCell,
  Cell: MoneyBarCell,
  minWidth: 210,
  flex: 1.4,
  skeleton: { shape: 'bar', width: 0 },
};
