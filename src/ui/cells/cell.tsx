import type { Field, FieldKind } from '@core/resource/field';
import { avatarCell } from './avatar-cell';
import type { CellKind, CellProps } from './cell-kind';
import { changesCell } from './changes-cell';
import { comparisonCell } from './comparison-cell';
import { dateCell, dateTimeCell, monthCell } from './date-cells';
import { amountDueCell, moneyBarCell, moneyCell, numberCell } from './number-cells';
import { percentCell } from './percent-cell';
import { booleanCell, statusCell } from './status-cells';
import { areaCell, idCell, linkCell, phoneCell, phrasesCell, textCell } from './text-cells';
import { trendCell } from './trend-cell';

const kinds: Readonly<Record<Exclude<FieldKind, 'percent'>, CellKind>> = {
  id: idCell,
  text: textCell,
  number: numberCell,
  money: moneyCell,
  date: dateCell,
  'date-time': dateTimeCell,
  month: monthCell,
  phone: phoneCell,
  status: statusCell,
  boolean: booleanCell,
  avatar: avatarCell,
  link: linkCell,
  trend: trendCell,
  comparison: comparisonCell,
  changes: changesCell,
};

/** Cells that a declaration may name; the last resort when no kind fits. */
const named: Readonly<Record<string, CellKind>> = {
  'amount-due': amountDueCell,
  area: areaCell,
  phrases: phrasesCell,
};

const kindOf = (field: Field): CellKind => {
  if (field.kind === 'percent') return percentCell(field);
  return field.kind === 'money' && field.display === 'bar' ? moneyBarCell : kinds[field.kind];
};

/** How a field is drawn. A named cell that does not exist is a slip in our own code and falls back to the field's kind. */
export const cellKindOf = (field: Field): CellKind =>
  (field.cell === undefined ? undefined : named[field.cell]) ?? kindOf(field);

/** The value of one field of one record. */
export const Cell = (props: CellProps) => {
  const { Cell: Drawn } = cellKindOf(props.field);
  return <Drawn {...props} />;
};
