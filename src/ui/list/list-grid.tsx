import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import {
  DataGrid,
  type DataGridProps,
  type GridLocaleText,
  type GridRowParams,
  type GridRowSelectionModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import type { TFunction } from 'i18next';
import { memo, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { pageSize } from '@core/list/list-state';
import { orderIn } from '@core/list/columns';
import { fieldOf, isRecordId } from '@core/resource/resource';
import { useIsPrinting } from '@lib/print-media';
import { cellKindOf } from '../cells/cell';
import type { Row } from '../cells/cell-kind';
import { skeletonIndex, skeletonRows } from '../cells/skeleton';
import { useColumnChoice, withColumnWidth } from '../list-tools/column-choice';
import { rowKeys } from './record-identity';
import { isTotals, withTotals } from './total-row';
import { useElementWidth } from './use-element-width';
import { useGridColumns } from './use-grid-columns';
import type { ListController, ListViewProps } from './use-list-controller';

interface SortIconProps {
  readonly className?: string;
}
const Ascending = ({ className = '' }: SortIconProps) => <ArrowUpward className={className} />;
const Descending = ({ className = '' }: SortIconProps) => <ArrowDownward className={className} />;
const sortIcons = { columnSortedAscendingIcon: Ascending, columnSortedDescendingIcon: Descending };

/** The grid's tooltips would label a span, which ARIA does not allow: they describe it instead. */
const slotProps = { baseTooltip: { material: { describeChild: true } } };

/** Height of a row in a compact list, in CSS pixels. */
const compactHeight = 36;

const heightOf = ({ resource, view: { columns, density } }: ListController): { rowHeight?: number } => {
  if (density === 'compact') return { rowHeight: compactHeight };
  const heights = columns.flatMap((name) => cellKindOf(fieldOf(resource, name)).rowHeight ?? []);
  return heights.length > 0 ? { rowHeight: Math.max(...heights) } : {};
};

/** A double click on a column's edge makes the column as wide as its header and its widest value. */
const autosize = { includeHeaders: true, includeOutliers: true };

const isRecord = ({ row }: { readonly row: Row }): boolean =>
  skeletonIndex(row) === undefined && !isTotals(row);

const gridText = (t: TFunction<'list'>): Partial<GridLocaleText> => ({
  columnHeaderSortIconLabel: t('grid.sort'),
  checkboxSelectionHeaderName: t('grid.selection'),
  checkboxSelectionSelectAllRows: t('grid.selectAll'),
  checkboxSelectionUnselectAllRows: t('grid.unselectAll'),
  checkboxSelectionSelectRow: t('grid.select'),
  checkboxSelectionUnselectRow: t('grid.unselect'),
});

/**
 * Paints new rows in the same frame as their range. The grid copies its rows in an effect, which runs one paint (or
 * more on a busy machine) after the footer has updated. React runs all effects before the paint when a layout effect
 * updates a state (react.dev, useLayoutEffect).
 */
const RowsBeforePaint = ({ rows }: { readonly rows: readonly Row[] }) => {
  const [, setPaintedRows] = useState(rows);
  // oxlint-disable-next-line react/set-state-in-effect -- the state update makes the grid's effect run before the paint
  useLayoutEffect(() => setPaintedRows(rows), [rows]);
  return null;
};

/**
 * The selection as properties of the grid: its checkboxes, Space and Shift with a click. Rows that were selected on other
 * pages stay selected.
 */
const useGridSelection = ({
  selection,
  resource,
  rows: { rows },
}: ListController): Partial<DataGridProps<Row>> => {
  const keyOf = useMemo(() => rowKeys(rows, resource.idField), [rows, resource.idField]);
  const model = useMemo<GridRowSelectionModel>(
    () => ({
      type: 'include',
      ids: new Set(selection?.isAll ? rows.map(keyOf) : Array.from(selection?.rows.keys() ?? [], String)),
    }),
    [selection, rows, keyOf],
  );
  if (!selection) return { rowSelection: false, disableMultipleRowSelection: true };
  const choose = ({ ids }: GridRowSelectionModel) => {
    // The grid also calls this when it got other rows.
    if (ids.size === model.ids.size && [...ids].every((id) => model.ids.has(id))) return;
    const shown = new Map(rows.map((row) => [keyOf(row), row]));
    const found = [...ids].flatMap((id): readonly object[] => {
      const row = shown.get(String(id)) ?? selection.rows.get(Number(id));
      return row ? [row] : [];
    });
    selection.change({ type: 'rows', rows: found });
  };
  return {
    checkboxSelection: true,
    disableRowSelectionOnClick: true,
    disableRowSelectionExcludeModel: true,
    keepNonExistentRowsSelected: true,
    isRowSelectable: ({ row }: GridRowParams<Row>) => isRecord({ row }) && isRecordId(row[resource.idField]),
    rowSelectionModel: model,
    onRowSelectionModelChange: choose,
  };
};

/**
 * The list as a grid. It renders rows and reports header clicks and column widths. Paging, filters and search live in
 * the address.
 * All rows are in the DOM (there are few), so virtualization would only add cost.
 */
const Grid = ({ controller, onDelete }: ListViewProps) => {
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  const {
    resource,
    words,
    operations,
    address: { state, change },
    rows: { rows, totals, status, offset, total = 0 },
  } = controller;
  const { list } = resource;
  const loading = status === 'loading';
  const selectedRows = useGridSelection(controller);
  const { choose, ...choice } = useColumnChoice(resource);
  const [frame, width] = useElementWidth();
  const isPrinting = useIsPrinting();
  const gridColumns = useGridColumns(controller, onDelete, isPrinting ? undefined : width);
  const keyOf = useMemo(() => rowKeys(rows, resource.idField), [rows, resource.idField]);
  const order = orderIn(list, state);
  const isSum = order.plus !== undefined;
  const sortModel = useMemo<GridSortModel>(
    () => (isSum ? [] : [{ field: order.by, sort: order.order }]),
    [isSum, order.by, order.order],
  );
  const onSort = ([sort]: GridSortModel) => {
    if (!sort?.sort || (sort.field === order.by && sort.sort === order.order)) return;
    change({ type: 'sort', by: sort.field, order: sort.sort });
  };
  const openRow = (row: Row) => {
    const target = isRecord({ row }) ? operations.open(row) : undefined;
    if (target) void navigate(target.to, { state: target.state });
  };
  return (
    <div ref={frame}>
      <DataGrid
        aria-label={words('title')}
        rows={loading ? skeletonRows(resource.idField, list.paging) : withTotals(rows, resource, totals)}
        columns={gridColumns}
        getRowId={keyOf}
        sortingMode="server"
        sortingOrder={['asc', 'desc']}
        sortModel={sortModel}
        onSortModelChange={onSort}
        {...heightOf(controller)}
        paginationMode="server"
        paginationModel={{ page: offset / pageSize, pageSize }}
        rowCount={total}
        filterMode="server"
        disableColumnFilter
        disableColumnMenu
        disableColumnSelector
        disableDensitySelector
        onColumnWidthChange={({ colDef, width }) => choose(withColumnWidth(choice, colDef.field, width))}
        autosizeOptions={autosize}
        {...selectedRows}
        disableVirtualization
        hideFooter
        onRowClick={({ row }: { row: Row }) => openRow(row)}
        slots={sortIcons}
        slotProps={slotProps}
        localeText={gridText(t)}
        getRowClassName={({ row }: { row: Row }) => {
          if (isTotals(row)) return 'totals';
          if (loading) return 'loading';
          return operations.open(row) ? 'opens-record' : '';
        }}
        sx={{
          // The grid's own font setting resets this.
          fontVariantNumeric: 'tabular-nums',
          '--DataGrid-overlayHeight': '264px',
          '& .MuiDataGrid-columnHeaders': { borderTop: 1, borderColor: 'divider' },
          '& .MuiDataGrid-columnHeaders, & .MuiDataGrid-topContainer': { borderRadius: 0 },
          // The card's padding. `:first-of-type` would match the grid's own spacers.
          '& .MuiDataGrid-columnHeader[aria-colindex="1"], & .MuiDataGrid-cell[data-colindex="0"]': {
            pl: 2,
          },
          '& .MuiDataGrid-columnHeaderCheckbox.MuiDataGrid-columnHeader, & .MuiDataGrid-cellCheckbox.MuiDataGrid-cell':
            { px: 0 },
          '& .MuiDataGrid-columnHeader.MuiDataGrid-columnHeader--last, & .MuiDataGrid-cell:nth-last-of-type(2)':
            { pr: 2 },
          // Resize handles: visible while the pointer is over the header; always visible on devices without hover.
          '& .MuiDataGrid-columnSeparator': { color: 'divider' },
          '& .MuiDataGrid-columnSeparator:not(.MuiDataGrid-columnSeparator--resizable)': { display: 'none' },
          '@media (hover: hover)': {
            '& .MuiDataGrid-columnSeparator': { opacity: 0 },
            '& .MuiDataGrid-columnHeaders:hover .MuiDataGrid-columnSeparator, & .MuiDataGrid-columnSeparator--resizing':
              { opacity: 1 },
          },
          '& .MuiDataGrid-row': { bgcolor: 'background.paper' },
          '& .MuiDataGrid-sortButton.Mui-disabled': { color: 'inherit', opacity: 1 },
          // The actions stay visible when the columns are wider than the card.
          '& .row-actions': { position: 'sticky', right: 0, zIndex: 1, px: '8px', bgcolor: 'inherit' },
          '& .MuiDataGrid-columnHeader[data-field="actions"]': {
            position: 'sticky',
            right: 0,
            zIndex: 1,
            bgcolor: 'subtle',
          },
          // The header sticks below the 56 px top bar while the window scrolls, unless the grid scrolls horizontally.
          '&, .MuiDataGrid-main, .MuiDataGrid-mainContent': { overflow: 'clip' },
          '& .MuiDataGrid-virtualScroller:not(.MuiDataGrid-virtualScroller--hasScrollX)': {
            overflow: 'clip !important',
            '& > .MuiDataGrid-topContainer': { top: 56 },
          },
          '& .MuiDataGrid-cell': { scrollMarginTop: 108 },
          // The filler cell at the end of a row. Its padding would make the row wider than the grid.
          '& .MuiDataGrid-cell.MuiDataGrid-cellEmpty': { p: 0 },
          '& .opens-record': { cursor: 'pointer' },
          '& .opens-record:hover .record-link': { color: 'primary.main', textDecoration: 'underline' },
          '& .totals, & .totals:hover': { bgcolor: 'subtle', fontWeight: 600 },
          '& .record-names': { fontSize: '0.875rem' },
        }}
      />
      <RowsBeforePaint rows={rows} />
    </div>
  );
};

/** The parts of the controller that the grid renders; of the address only the sort order. */
const renderedParts = ({
  resource,
  words,
  operations,
  address,
  rows,
  view,
  selection,
}: ListController): readonly unknown[] => {
  const { by, order } = orderIn(resource.list, address.state);
  const { stale: _stale, failure: _failure, retry: _retry, ...shown } = rows;
  return [
    ...[resource, words, operations, by, order, ...Object.values(shown), view.columns, view.density],
    selection,
  ];
};

const isShallowEqual = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.every((part, index) => part === other[index]);

/**
 * Paging renders the grid once, when the new rows have loaded; a new sort order is shown at once. Handlers from an
 * older render are safe: a change starts from the current address.
 */
const arePropsEqual = (one: ListViewProps, other: ListViewProps): boolean =>
  one.onDelete === other.onDelete &&
  isShallowEqual(renderedParts(one.controller), renderedParts(other.controller));

export const ListGrid = memo(Grid, arePropsEqual);
