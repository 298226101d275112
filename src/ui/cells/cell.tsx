import type { Field, FieldKind } from '@core/resource/field';
import type { Resource } from '@core/resource/resource';
import { lazyPart } from '@lib/lazy-part';
import { lineHeight, ownCells } from '../own-parts';
import type { CellKind, CellProps } from './cell-kind';
import { dateCell, dateTimeCell, monthCell, yearCell } from './date-cells';
import { durationCell, moneyBarCell, moneyCell, numberCell } from './number-cells';
import { percentCell } from './percent-cell';
import { booleanCell, statusCell } from './status-cells';
import { emailCell, idCell, linkCell, longTextCell, phoneCell, textCell } from './text-cells';

/** Cells that few resources use. Their code is loaded on demand. */
const lazyCells = {
  avatar: lazyPart<CellProps>(async () => (await import('./avatar-cell')).AvatarCell, lineHeight),
  records: lazyPart<CellProps>(async () => (await import('./records-cell')).RecordsCell, lineHeight),
  relation: lazyPart<CellProps>(async () => (await import('./relation-cell')).RelationCell, lineHeight),
  trend: lazyPart<CellProps>(async () => (await import('./trend-cell')).TrendCell, lineHeight),
  comparison: lazyPart<CellProps>(async () => (await import('./comparison-cell')).ComparisonCell, lineHeight),
  changes: lazyPart<CellProps>(async () => (await import('./changes-cell')).ChangesCell, lineHeight),
};
const isLazy = (kind: string): kind is keyof typeof lazyCells => kind in lazyCells;

/** A kind that a project has of its own has an own cell of its name, or is shown as text. */
const ownCell = ({ kind, cell = kind }: Field) => ownCells.of(cell);

/** The name of a related record is a text with a cell of its own. */
const relationCell: CellKind = { ...textCell, Cell: lazyCells.relation };
const lazyNameOf = ({ kind, relation }: Field): string => (relation ? 'relation' : kind);

/** Loads the code of the rarely used cells that a resource has. */
export const fetchCells = (fields: Resource['fields']): Promise<unknown> =>
  Promise.all(
    Object.values(fields).flatMap((field) => {
      const name = lazyNameOf(field);
      return isLazy(name) ? lazyCells[name].fetchCode() : (ownCell(field)?.fetchCode() ?? []);
    }),
  );

const lazyCellDefaults = { align: 'left', skeleton: { shape: 'bar', width: 0 } } as const;

const builtIn: Readonly<Record<FieldKind, CellKind | ((field: Field) => CellKind)>> = {
  id: idCell,
  text: textCell,
  'long-text': longTextCell,
  number: numberCell,
  money: (field) => (field.display === 'bar' ? moneyBarCell : moneyCell),
  percent: percentCell,
  date: dateCell,
  'date-time': dateTimeCell,
  month: monthCell,
  year: yearCell,
  duration: durationCell,
  phone: phoneCell,
  email: emailCell,
  status: statusCell,
  choice: textCell,
  boolean: booleanCell,
  avatar: {
    ...lazyCellDefaults,
    Cell: lazyCells.avatar,
    rowHeight: 52,
    minWidth: 200,
    flex: 1.4,
    skeleton: { shape: 'text', width: 140 },
  },
  link: linkCell,
  records: { ...lazyCellDefaults, Cell: lazyCells.records, minWidth: 200, flex: 1 },
  trend: { ...lazyCellDefaults, Cell: lazyCells.trend, minWidth: 176, flex: 0.6 },
  comparison: { ...lazyCellDefaults, Cell: lazyCells.comparison, minWidth: 320, flex: 1 },
  changes: {
    ...lazyCellDefaults,
    Cell: lazyCells.changes,
    minWidth: 240,
    flex: 1,
    skeleton: { shape: 'text', width: 160 },
  },
};

const isBuiltIn = (kind: string): kind is FieldKind => Object.hasOwn(builtIn, kind);

const kindOf = (field: Field): CellKind => {
  if (field.relation) return relationCell;
  if (!isBuiltIn(field.kind)) return textCell;
  const found = builtIn[field.kind];
  return typeof found === 'function' ? found(field) : found;
};

/** Returns how a field is rendered: by the cell that it names, with the width and alignment of its kind, or by its kind. */
export const cellKindOf = (field: Field): CellKind => {
  const own = ownCell(field);
  return own ? { ...kindOf(field), Cell: own } : kindOf(field);
};

/** The value of a record's field. */
export const Cell = (props: CellProps) => {
  const { Cell: CellComponent } = cellKindOf(props.field);
  return <CellComponent {...props} />;
};
