import type { GridColDef } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';
import { mostAtOnce } from '@core/resource/row-action';
import type { Row } from '../cells/cell-kind';
import { boneIndex } from './bone-rows';
import { RowActions, type RowActionsProps } from './row-actions';
import { visuallyHidden } from './visually-hidden';

type ActionParts = Pick<RowActionsProps, 'resource' | 'onEdit' | 'onDelete'> & {
  readonly t: TFunction<'list'>;
};

/** In CSS pixels: room for as many actions as a record offers at a time. */
const widthOf = ({ resource, onEdit, onDelete }: Omit<ActionParts, 't'>): number =>
  20 + 36 * ([onEdit, onDelete].filter(Boolean).length + mostAtOnce(resource.rowActions));

/** The narrow last column with what may be done to a record. */
export const actionColumn = ({ t, ...actions }: ActionParts): GridColDef<Row> => ({
  field: 'actions',
  headerName: t('grid.actions'),
  sortable: false,
  resizable: false,
  // Not copied with a row.
  disableExport: true,
  width: widthOf(actions),
  align: 'right',
  display: 'flex',
  cellClassName: 'row-actions',
  renderHeader: () => <span style={visuallyHidden}>{t('grid.actions')}</span>,
  renderCell: ({ row, tabIndex }) =>
    boneIndex(row) === undefined ? <RowActions {...actions} row={row} tabIndex={tabIndex} /> : null,
});
