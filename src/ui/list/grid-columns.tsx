import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';
import type { Field } from '@core/resource/field';
import { fieldOf, type ListedResource } from '@core/resource/resource';
import type { Language } from '@lib/i18n';
import { Cell, cellKindOf } from '../cells/cell';
import type { Row, Words } from '../cells/cell-kind';
import { ValueSkeleton, skeletonIndex } from '../cells/skeleton';
import { NightlyIcon } from './nightly-icon';
import { copyText } from './plain-text';
import { RecordName } from './record-name';
import { isTotals, TotalLabel } from './total-row';
import type { RowOperations } from './use-row-operations';

interface ColumnOptions {
  /** Whether the columns have less than their declared widths. */
  readonly isTight: boolean;
  readonly resource: ListedResource;
  readonly words: Words;
  readonly operations: RowOperations;
  /** Number of records in the list; undefined until it is known. */
  readonly total: number | undefined;
  /** Number of columns, counted from the first, that the label of the total row spans. */
  readonly labelSpan: number;
  readonly language: Language;
  readonly t: TFunction<'list'>;
  /** Widths chosen by the user, in CSS pixels, by column. */
  readonly widths: Readonly<Record<string, number>>;
}

interface TotalCellProps {
  readonly name: string;
  readonly row: Row;
  readonly parts: ColumnOptions;
}

/** A column's total; a skeleton while it loads. */
const TotalCell = ({ name, row, parts: { resource, words } }: TotalCellProps) => {
  const field = fieldOf(resource, name);
  if (!(name in row) || name === resource.idField) return null;
  if (row[name] === undefined) return <ValueSkeleton kind={cellKindOf(field)} />;
  return <Cell name={name} field={field} value={row[name]} row={row} words={words} />;
};

/** A long name wraps to a second line. A longer one is truncated with an ellipsis and shown in a tooltip. */
const headerText = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  typography: 'caption',
  fontWeight: 600,
  whiteSpace: 'normal',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
} as const;

/** In CSS pixels: the width of a letter in a chip or header (both 12 px), and the space around the letters. */
const letterWidth = 7.5;
const extraWidths = { chip: 58, header: 28, first: 8, sort: 29, nightly: 22 };
/** Extra width of a value in the larger, bolder font of the first column. */
const boldExtraWidth = 18;

const maxLength = (texts: readonly string[]): number => Math.max(...texts.map(({ length }) => length));

/** The width at which a header fits on two lines without breaking a word. The two lines seldom have the same length. */
const headerWidth = (
  title: string,
  isFirst: boolean,
  sortable: boolean,
  { nightly = false }: Field,
): number =>
  Math.max(maxLength(title.split(' ')), title.length * 0.6) * letterWidth +
  extraWidths.header +
  (isFirst ? extraWidths.first : 0) +
  (sortable ? extraWidths.sort : 0) +
  (nightly ? extraWidths.nightly : 0);

type WidthOptions = Pick<ColumnOptions, 'isTight' | 'resource' | 'words' | 'widths'>;

const isSortable = (name: string, { list }: ListedResource): boolean =>
  list.paging === 'pages' && list.sortBy.includes(name);

/**
 * Returns the least width of a column, in CSS pixels. Where space is tight, declared widths shrink by 30% before columns
 * are left out, except for values that cannot wrap. Chips are not cut off in any language.
 */
const minWidthOf = (name: string, isFirst: boolean, { isTight, resource, words }: WidthOptions): number => {
  const field = fieldOf(resource, name);
  const kind = cellKindOf(field);
  const sortable = isSortable(name, resource);
  const chips = Object.keys(field.values ?? {}).map((value) => words(`values.${name}.${value}`));
  if (chips.length > 0)
    return field.minWidth ?? Math.max(kind.minWidth, maxLength(chips) * letterWidth + extraWidths.chip);
  const { minWidth = kind.minWidth } = field;
  if (!isTight) return minWidth;
  const least = kind.leastWidth ?? kind.minWidth + (isFirst ? boldExtraWidth : 0);
  const lowerBound = Math.min(minWidth, least);
  const width = field.minWidth === undefined ? minWidth : Math.round(minWidth * 0.7);
  return Math.max(width, lowerBound, headerWidth(words(`fields.${name}`), isFirst, sortable, field));
};

/** Minimum width of a column with a chosen width, in CSS pixels. */
const minResizedWidth = 64;

/** Returns the width that a column needs, in CSS pixels: the one that the user chose, or else the least one. */
export const neededWidth = (name: string, isFirst: boolean, options: WidthOptions): number =>
  options.widths[name] ?? minWidthOf(name, isFirst, options);

/** Creates a grid column from the declaration of its field. */
export const fieldColumn = (name: string, isFirst: boolean, parts: ColumnOptions): GridColDef<Row> => {
  const { resource, words, operations, total, labelSpan, language, t, widths } = parts;
  const field = fieldOf(resource, name);
  const kind = cellKindOf(field);
  const title = words(`fields.${name}`);
  const minWidth = minWidthOf(name, isFirst, parts);
  const sortable = isSortable(name, resource);
  const width = widths[name];
  return {
    field: name,
    headerName: title,
    sortable,
    align: kind.align,
    headerAlign: kind.align,
    // Set all three every time: an omitted one would keep what the user chose before a reset.
    flex: width === undefined ? (isFirst ? 1.6 : kind.flex) : 0,
    // The grid reports a fitted width only when it differs from this one. A column with `flex` does not use it.
    width: width ?? 0,
    minWidth: width === undefined ? minWidth : minResizedWidth,
    valueFormatter: (value) =>
      copyText(value, { name, field, words, language, yesNo: (yes) => t(yes ? 'yes' : 'no') }),
    display: 'flex',
    ...(isFirst && {
      cellClassName: 'record-names',
      colSpan: (_: unknown, row: Row) => (isTotals(row) ? labelSpan : 1),
    }),
    renderHeader: () => (
      <Box component="span" className="header-text" sx={{ ...headerText, textAlign: kind.align }}>
        <span>
          {field.nightly && <NightlyIcon sx={{ mr: 1, verticalAlign: 'text-bottom' }} />}
          <span>{title}</span>
        </span>
      </Box>
    ),
    renderCell: ({ row, tabIndex }) => {
      const index = skeletonIndex(row);
      if (index !== undefined)
        return <ValueSkeleton kind={kind} index={index} {...(isFirst && { width: 150 })} />;
      if (isTotals(row)) {
        return isFirst ? (
          <TotalLabel list={resource.list} total={total} words={words} />
        ) : (
          <TotalCell name={name} row={row} parts={parts} />
        );
      }
      const cell = (
        <Cell name={name} field={field} value={row[name]} row={row} words={words} tabIndex={tabIndex} />
      );
      if (!isFirst) return cell;
      return (
        <RecordName target={operations.open(row)} tabIndex={tabIndex}>
          {cell}
        </RecordName>
      );
    },
  };
};
