import { useMediaQuery, useTheme } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { fittingColumns } from '@core/list/columns';
import type { ListedResource } from '@core/resource/resource';
import { maxVisibleActions } from '@core/resource/action';
import { useLanguage } from '@lib/i18n';
import { windowMedia } from '@lib/print-media';
import type { Row } from '../cells/cell-kind';
import { skeletonIndex } from '../cells/skeleton';
import { useColumnChoice } from '../list-tools/column-choice';
import { fieldColumn, neededWidth } from './grid-columns';
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
  [onEdit, onDelete].filter(Boolean).length + maxVisibleActions(resource.actions);

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
const labelSpanOf = ({ list }: ListedResource, columns: readonly string[]): number => {
  const totalled = { ...list.totals, ...list.kpis?.totals };
  const first = columns.findIndex((name, index) => index > 0 && name in totalled);
  return first < 1 ? columns.length : first;
};

/** The width of the grid's own column with checkboxes, in CSS pixels. */
const checkboxWidth = 50;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * The columns of the grid: the rank, the fields, and the actions. `room` is the width of the grid in CSS pixels: fields
 * without room are left out, the least important first. All are shown while it is unknown.
 */
export const useGridColumns = (
  controller: ListController,
  onDelete: ListViewProps['onDelete'],
  room: number | undefined,
): readonly GridColDef<Row>[] => {
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  const {
    resource,
    words,
    operations,
    rows: { rows, offset, total },
    view: { columns },
  } = controller;
  const { list } = resource;
  const hasSelection = controller.selection !== undefined;
  const { widths } = useColumnChoice(resource);
  const language = useLanguage();
  const isSmall = useMediaQuery(useTheme().breakpoints.down('md'), windowMedia);
  const rankedRows = list.ranking ? rows : undefined;
  const rankOffset = list.ranking ? offset : 0;
  return useMemo(() => {
    const { edit, mayDelete, mayAct } = operations;
    const onEdit = edit && ((row: Row) => void navigate(edit(row).to, { state: edit(row).state }));
    const hasActions = edit !== undefined || mayDelete || mayAct;
    const before = rankedRows
      ? [rankColumn({ t, rankOf: (row) => rankOffset + rankedRows.indexOf(row) + 1 })]
      : [];
    const after = hasActions
      ? [actionColumn({ resource, t, isSmall, onEdit, onDelete: mayDelete ? onDelete : undefined })]
      : [];
    const widthOf = (isTight: boolean) => (name: string) =>
      neededWidth(name, name === columns[0], { isTight, resource, words, widths });
    const left =
      (room ?? Infinity) -
      sum([...before, ...after].map(({ width = 0 }) => width)) -
      (hasSelection ? checkboxWidth : 0);
    const isTight = sum(columns.map(widthOf(false))) > left;
    const fitting = fittingColumns(list, columns, widthOf(isTight), left);
    const parts = {
      resource,
      total,
      words,
      operations,
      isTight,
      labelSpan: labelSpanOf(resource, fitting),
      language,
      t,
      widths,
    };
    return [...before, ...fitting.map((name, index) => fieldColumn(name, index === 0, parts)), ...after];
  }, [
    columns,
    list,
    resource,
    rankedRows,
    rankOffset,
    total,
    language,
    widths,
    words,
    operations,
    hasSelection,
    room,
    isSmall,
    t,
    navigate,
    onDelete,
  ]);
};
