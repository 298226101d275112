import { useMediaQuery, useTheme } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { maxVisibleActions } from '@core/resource/row-action';
import { useLanguage } from '@lib/i18n';
import { windowMedia } from '@lib/print-media';
import type { Row } from '../cells/cell-kind';
import { skeletonIndex } from '../cells/skeleton';
import { useColumnChoice } from '../list-tools/column-choice';
import { fieldColumn } from './grid-columns';
import { rankColumn } from './rank';
import { RowActions, type RowActionsProps } from './row-actions';
import type { ListController, ListViewProps } from './use-list-controller';
import { visuallyHidden } from './visually-hidden';

type ActionColumnOptions = Pick<RowActionsProps, 'resource' | 'onEdit' | 'onDelete'> & {
  readonly t: TFunction<'list'>;
  /** Whether the window is too small for more than one button per row. */
  readonly isSmall: boolean;
};

/** Maximum number of actions that a record offers at a time. */
const maxActionCount = ({ resource, onEdit, onDelete }: ActionColumnOptions): number =>
  [onEdit, onDelete].filter(Boolean).length + maxVisibleActions(resource.rowActions);

/** In CSS pixels. */
const widthFor = (buttons: number): number => 20 + 36 * buttons;

/** The narrow last column with the actions of a record; a single menu button where space is limited. */
const actionColumn = (parts: ActionColumnOptions): GridColDef<Row> => {
  const { t, isSmall, ...actions } = parts;
  const count = maxActionCount(parts);
  const collapsed = isSmall && count > 1;
  return {
    field: 'actions',
    headerName: t('grid.actions'),
    sortable: false,
    resizable: false,
    // Leaves the column out when a row is copied.
    disableExport: true,
    width: widthFor(collapsed ? 1 : count),
    align: 'right',
    display: 'flex',
    cellClassName: 'row-actions',
    renderHeader: () => <span style={visuallyHidden}>{t('grid.actions')}</span>,
    renderCell: ({ row, tabIndex }) =>
      skeletonIndex(row) === undefined ? (
        <RowActions {...actions} row={row} tabIndex={tabIndex} collapsed={collapsed} />
      ) : null,
  };
};

/** How many leading columns have no total. The label of the total row spans them. */
const labelSpanOf = ({ resource: { list }, view: { columns } }: ListController): number => {
  const totalled = { ...list.totals, ...list.kpis?.totals };
  const first = columns.findIndex((name, index) => index > 0 && name in totalled);
  return first < 1 ? columns.length : first;
};

/** The columns of the grid: the rank, the fields, and the actions. */
export const useGridColumns = (
  controller: ListController,
  onDelete: ListViewProps['onDelete'],
): readonly GridColDef<Row>[] => {
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  const {
    resource,
    words,
    operations,
    rows: { rows, offset, total },
    view: { columns, screen },
  } = controller;
  const { list } = resource;
  const { widths } = useColumnChoice(resource);
  const language = useLanguage();
  const isSmall = useMediaQuery(useTheme().breakpoints.down('md'), windowMedia);
  const labelSpan = labelSpanOf(controller);
  const rankedRows = list.ranking ? rows : undefined;
  const rankOffset = list.ranking ? offset : 0;
  return useMemo(() => {
    const { edit, mayDelete, mayAct } = operations;
    const parts = {
      resource,
      total,
      words,
      operations,
      screen,
      labelSpan,
      language,
      t,
      widths,
    };
    const fields = columns.map((name, index) =>
      fieldColumn(name, index === 0, list.paging === 'pages' && list.sortBy.includes(name), parts),
    );
    const onEdit = edit && ((row: Row) => void navigate(edit(row).to, { state: edit(row).state }));
    const hasActions = edit !== undefined || mayDelete || mayAct;
    return [
      ...(rankedRows ? [rankColumn({ t, rankOf: (row) => rankOffset + rankedRows.indexOf(row) + 1 })] : []),
      ...fields,
      ...(hasActions
        ? [actionColumn({ resource, t, isSmall, onEdit, onDelete: mayDelete ? onDelete : undefined })]
        : []),
    ];
  }, [
    columns,
    list,
    resource,
    rankedRows,
    rankOffset,
    total,
    labelSpan,
    language,
    widths,
    words,
    operations,
    screen,
    isSmall,
    t,
    navigate,
    onDelete,
  ]);
};
