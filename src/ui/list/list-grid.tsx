import type { Row } from '../cells/cell-kind';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { DataGrid, type GridSortModel } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { pageSize } from '../../core/list/address';
import { boneIndex, boneRows } from './bone-rows';
import { actionColumn } from './action-column';
import { fieldColumn } from './grid-columns';
import type { ListViewProps } from './list-view-props';
import { isTotals, withTotals } from './total-row';

interface SortIconProps {
  readonly className?: string;
}
const Ascending = ({ className = '' }: SortIconProps) => <ArrowUpward className={className} />;
const Descending = ({ className = '' }: SortIconProps) => <ArrowDownward className={className} />;
const sortIcons = { columnSortedAscendingIcon: Ascending, columnSortedDescendingIcon: Descending };

/** In CSS pixels. */
const compactRow = 36;

/**
 * The list as a grid. It draws rows and reports one thing, the click on a header: paging, filters and search live in the address.
 * Every row is in the page at once (there are few), so virtualization would only cost.
 */
export const ListGrid = ({ controller, onDelete }: ListViewProps) => {
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  const {
    resource,
    list,
    columns,
    rows,
    status,
    stale,
    state,
    total = 0,
    words,
    ways,
    screen,
    density,
    change,
  } = controller;
  const loading = status === 'loading';
  const gridColumns = useMemo(() => {
    const { edit, mayDelete } = ways;
    const fields = columns.map((name, index) =>
      fieldColumn(name, index === 0, list.paging === 'pages' && list.sortBy.includes(name), {
        resource,
        words,
        ways,
        screen,
      }),
    );
    if (!edit && !mayDelete) return fields;
    const onEdit = edit && ((row: Row) => void navigate(edit(row).to, { state: edit(row).state }));
    return [...fields, actionColumn({ resource, t, onEdit, onDelete: mayDelete ? onDelete : undefined })];
  }, [columns, list, resource, words, ways, screen, t, navigate, onDelete]);
  const sortModel = useMemo<GridSortModel>(
    () => [{ field: state.sortBy, sort: state.sortOrder }],
    [state.sortBy, state.sortOrder],
  );
  const onSort = ([asked]: GridSortModel) => {
    if (!asked?.sort || (asked.field === state.sortBy && asked.sort === state.sortOrder)) return;
    change({ type: 'sort', by: asked.field, order: asked.sort });
  };
  const openRow = (row: Row) => {
    const way = boneIndex(row) === undefined && !isTotals(row) ? ways.open(row) : undefined;
    if (way) void navigate(way.to, { state: way.state });
  };
  return (
    <DataGrid
      aria-label={words('title')}
      aria-busy={loading || stale}
      rows={loading ? boneRows(resource.idField, list.paging) : withTotals(rows, resource, list.totals)}
      columns={gridColumns}
      getRowId={(row) => String(row[resource.idField])}
      sortingMode="server"
      sortingOrder={['asc', 'desc']}
      sortModel={sortModel}
      onSortModelChange={onSort}
      {...(density === 'compact' && { rowHeight: compactRow })}
      paginationMode="server"
      paginationModel={{ page: state.page, pageSize }}
      rowCount={total}
      filterMode="server"
      disableColumnFilter
      disableColumnMenu
      disableColumnSelector
      disableDensitySelector
      disableColumnResize
      disableMultipleRowSelection
      rowSelection={false}
      disableVirtualization
      hideFooter
      onRowClick={({ row }: { row: Row }) => openRow(row)}
      slots={sortIcons}
      localeText={{ columnHeaderSortIconLabel: t('grid.sort') }}
      getRowClassName={({ row }: { row: Row }) => {
        if (isTotals(row)) return 'totals';
        return ways.open(row) ? 'leads-on' : '';
      }}
      sx={{
        '& .MuiDataGrid-row': {
          opacity: stale ? 0.6 : 1,
          transition: stale ? 'opacity 120ms 150ms' : 'none',
        },
        '& .MuiDataGrid-sortButton.Mui-disabled': { color: 'inherit', opacity: 1 },
        '& .row-actions': { px: '8px' },
        '& .leads-on': { cursor: 'pointer' },
        '& .leads-on:hover .record-link': { color: 'primary.main', textDecoration: 'underline' },
        '& .totals, & .totals:hover': { bgcolor: 'subtle', fontWeight: 600 },
        '& .MuiDataGrid-cell[data-colindex="0"]': { fontSize: '0.875rem' },
      }}
    />
  );
};
