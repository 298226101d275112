import type { Field, FieldKind } from '@core/resource/field';
import { avatarCell } from './avatar-cell';
import { areaCell } from './area-cell';
import { booleanCell } from './boolean-cell';
import type { CellKind } from './cell-kind';
import { comparisonCell } from './comparison-cell';
import { changesCell } from './changes-cell';
import { dateCell } from './date-cell';
import { dateTimeCell } from './date-time-cell';
import { idCell } from './id-cell';
import { linkCell } from './link-cell';
import { amountDueCell, moneyCell } from './money-cell';
import { moneyBarCell } from './money-bar-cell';
import { monthCell } from './month-cell';
import { numberCell } from './number-cell';
import { percentCell } from './percent-cell';
import { phoneCell } from './phone-cell';
import { phrasesCell } from './phrases-cell';
import { statusCell } from './status-cell';
import { textCell } from './text-cell';
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
