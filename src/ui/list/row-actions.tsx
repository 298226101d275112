import DeleteOutline from '@mui/icons-material/DeleteOutline';
import EditOutlined from '@mui/icons-material/EditOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '@core/resource/resource';
import { useMeets } from '@lib/conditions';
import type { Elements } from '@lib/elements';
import type { Row } from '../cells/cell-kind';
import { AreaIcon } from '../layout/icons';
import { recordTitle } from './record-identity';
import { useAvailableActions, useRowAction, type RowActionParts } from './use-row-action';

export interface RowActionsProps {
  readonly resource: Resource;
  readonly row: Row;
  /** Set by the grid, whose cells are reached with the arrow keys. */
  readonly tabIndex: number;
  readonly onEdit: ((row: Row) => void) | undefined;
  readonly onDelete: ((row: Row) => void) | undefined;
  /** Whether one button, which opens the row's menu, replaces all others. */
  readonly collapsed?: boolean;
}

interface ActionProps {
  readonly label: string;
  readonly busy?: boolean;
  readonly tabIndex: number;
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
  readonly opensMenu?: boolean;
  readonly children: Elements;
}

/** The grid handles Enter and Space unless they stop here. */
const stopKeyPropagation = (event: KeyboardEvent) => {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
};

const Action = ({ label, tabIndex, onPress, busy = false, opensMenu = false, children }: ActionProps) => (
  <IconButton
    aria-label={label}
    aria-haspopup={opensMenu ? 'menu' : undefined}
    aria-disabled={busy}
    aria-busy={busy}
    tabIndex={tabIndex}
    onKeyDown={stopKeyPropagation}
    onClick={(event) => {
      event.stopPropagation();
      if (!busy) onPress(event);
    }}
    sx={{ width: 36, height: 36 }}
  >
    {busy ? <CircularProgress size={16} thickness={5} color="inherit" aria-hidden /> : children}
  </IconButton>
);

const DeclaredAction = ({ tabIndex, ...parts }: RowActionParts & Pick<ActionProps, 'tabIndex'>) => {
  const { icon = '', named, busy, run } = useRowAction(parts);
  return (
    <Action label={named} tabIndex={tabIndex} busy={busy} onPress={run}>
      <AreaIcon name={icon} fontSize="small" />
    </Action>
  );
};

/** Opens the row's menu below the button, with the same event as a right click or the menu key. */
const openRowMenu = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  const { left: clientX, bottom: clientY } = currentTarget.getBoundingClientRect();
  currentTarget.dispatchEvent(
    new window.MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY }),
  );
};

/** The actions for one record, as buttons that name it. */
export const RowActions = ({
  resource,
  row,
  tabIndex,
  onEdit,
  onDelete,
  collapsed = false,
}: RowActionsProps) => {
  const { t } = useTranslation('list');
  const record = recordTitle(row, resource);
  const meets = useMeets();
  const actions = useAvailableActions(resource, 'list')(row);
  const mayEdit = onEdit && meets(row, resource.operations.edit?.when);
  const mayDelete = onDelete && meets(row, resource.operations.delete?.when);
  if (collapsed) {
    if (actions.length === 0 && !mayEdit && !mayDelete) return null;
    return (
      <Action label={t('menu.label', { record })} tabIndex={tabIndex} opensMenu onPress={openRowMenu}>
        <MoreVert fontSize="small" />
      </Action>
    );
  }
  return (
    <>
      {actions.map((name, index) => (
        // Keyed by index: the button keeps the focus when its action changes.
        <DeclaredAction key={index} resource={resource} row={row} name={name} tabIndex={tabIndex} />
      ))}
      {mayEdit && (
        <Action label={t('actions.edit', { record })} tabIndex={tabIndex} onPress={() => onEdit(row)}>
          <EditOutlined fontSize="small" />
        </Action>
      )}
      {mayDelete && (
        <Action label={t('actions.delete', { record })} tabIndex={tabIndex} onPress={() => onDelete(row)}>
          <DeleteOutline fontSize="small" />
        </Action>
      )}
    </>
  );
};
