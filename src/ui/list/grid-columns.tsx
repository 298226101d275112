import DeleteOutline from '@mui/icons-material/DeleteOutline';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import { GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';
import { visuallyHidden } from './visually-hidden';
import { fieldOf, type Resource } from '../../core/resource/resource';
import { Bone } from '../cells/bone';
import { Cell } from '../cells/cell';
import type { Row, Words } from '../cells/cell-kind';
import { cellKindOf } from '../cells/cell-kinds';
import { boneIndex } from './bone-rows';
import { NightlyMark } from './nightly-mark';
import { RecordName } from './record-name';
import { recordTitle } from './record-title';
import type { RowWays } from './use-row-ways';

interface ColumnParts {
  readonly resource: Resource;
  readonly words: Words;
  readonly ways: RowWays;
}

/** One column of the grid, made from the declaration of its field. */
export const fieldColumn = (
  name: string,
  isFirst: boolean,
  sortable: boolean,
  { resource, words, ways }: ColumnParts,
): GridColDef<Row> => {
  const field = fieldOf(resource, name);
  const kind = cellKindOf(field);
  const title = words(`fields.${name}`);
  return {
    field: name,
    headerName: title,
    sortable,
    align: kind.align,
    headerAlign: kind.align,
    flex: isFirst ? 2 : kind.flex,
    minWidth: field.minWidth ?? kind.minWidth,
    renderHeader: () => (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        {field.nightly && <NightlyMark />}
        <span className="MuiDataGrid-columnHeaderTitle">{title}</span>
      </Box>
    ),
    renderCell: ({ row, tabIndex }) => {
      const index = boneIndex(row);
      if (index !== undefined) return <Bone kind={kind} index={index} {...(isFirst && { width: 150 })} />;
      const cell = <Cell name={name} field={field} value={row[name]} row={row} words={words} />;
      if (!isFirst) return cell;
      return (
        <RecordName way={ways.open(row)} tabIndex={tabIndex}>
          {cell}
        </RecordName>
      );
    },
  };
};

interface ActionParts {
  readonly resource: Resource;
  readonly t: TFunction<'list'>;
  readonly onEdit: ((row: Row) => void) | undefined;
  readonly onDelete: ((row: Row) => void) | undefined;
}

/** The narrow last column with what may be done to a record. */
export const actionColumn = ({ resource, t, onEdit, onDelete }: ActionParts): GridColDef<Row> => ({
  field: 'actions',
  type: 'actions',
  width: 96,
  align: 'right',
  renderHeader: () => <span style={visuallyHidden}>{t('grid.actions')}</span>,
  getActions: ({ row }) => {
    if (boneIndex(row) !== undefined) return [];
    const record = recordTitle(row, resource);
    const edit = onEdit && (
      <GridActionsCellItem
        key="edit"
        icon={<EditOutlined fontSize="small" />}
        label={t('actions.edit', { record })}
        onClick={() => onEdit(row)}
      />
    );
    const remove = onDelete && (
      <GridActionsCellItem
        key="delete"
        icon={<DeleteOutline fontSize="small" />}
        label={t('actions.delete', { record })}
        onClick={() => onDelete(row)}
      />
    );
    return [edit, remove].filter((item) => item !== undefined);
  },
});
