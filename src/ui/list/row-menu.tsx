import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import EditOutlined from '@mui/icons-material/EditOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router';
import { useMeets } from '@lib/conditions';
import type { Elements } from '@lib/elements';
import { notify } from '@lib/notify';
import type { OverlayProps } from '@lib/on-demand';
import type { Row } from '../cells/cell-kind';
import { AreaIcon } from '../layout/icons';
import { recordTitle, rowKeys } from './record-identity';
import type { ListController, ListViewProps } from './use-list-controller';
import type { LinkTarget } from './use-row-operations';
import { useAvailableActions, useRowAction, type RowActionParts } from './use-row-action';

/**
 * The position of the press in CSS pixels of the window. The menu key has no position, so the menu opens below its
 * target.
 */
const positionOf = ({ clientX, clientY, target }: MouseEvent) => {
  if (clientX !== 0 || clientY !== 0) return { left: clientX, top: clientY };
  const { left, bottom } = (target as Element).getBoundingClientRect();
  return { left, top: bottom };
};

/** The row that was pressed. */
const rowOf = ({ target }: MouseEvent, { resource, rows: { rows } }: ListController): Row | undefined => {
  const key = (target as Element).closest<HTMLElement>('.MuiDataGrid-row')?.dataset['id'];
  const keyOf = rowKeys(rows, resource.idField);
  return rows.find((row) => keyOf(row) === key);
};

interface ItemProps {
  readonly icon: Elements;
  readonly onPress: () => void;
  readonly children: string;
}

const iconSize = { '& .MuiSvgIcon-root': { fontSize: 20, color: 'text.secondary' } } as const;

const Item = ({ icon, onPress, children, ...props }: ItemProps) => (
  <MenuItem {...props} onClick={onPress} sx={{ gap: 1.5, ...iconSize }}>
    {icon}
    <span>{children}</span>
  </MenuItem>
);

interface LinkItemsProps {
  readonly target: LinkTarget;
  readonly onClose: () => void;
}

/**
 * The entries for the row's link. The copied address includes the list's query. It carries no history state: a new
 * tab has no list to go back to.
 */
const useLinkItems = ({ target, onClose }: LinkItemsProps) => {
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  const href = useHref(target.to);
  const address = () => new URL(href, window.location.origin).href;
  const closeThen = (work: () => void) => () => {
    onClose();
    work();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      notify({ kind: 'success', text: t('menu.copied') });
    } catch {
      notify({ kind: 'error', text: t('menu.notCopied') });
    }
  };
  return [
    {
      key: 'open',
      icon: <VisibilityOutlined />,
      text: t('menu.open'),
      press: closeThen(() => void navigate(target.to, { state: target.state })),
    },
    {
      key: 'tab',
      icon: <OpenInNew />,
      text: t('menu.newTab'),
      press: closeThen(() => window.open(address(), '_blank', 'noopener')),
    },
    { key: 'copy', icon: <ContentCopy />, text: t('menu.copy'), press: closeThen(() => void copy()) },
  ];
};

interface ActionItemProps extends RowActionParts {
  readonly onClose: () => void;
}

const ActionItem = ({ onClose, ...parts }: ActionItemProps) => {
  const { icon = '', label, run } = useRowAction(parts);
  const press = () => {
    onClose();
    run();
  };
  return (
    <Item icon={<AreaIcon name={icon} />} onPress={press}>
      {label}
    </Item>
  );
};

interface RowMenuProps extends OverlayProps, ListViewProps {
  readonly press: MouseEvent;
}

const emptyTarget: LinkTarget = { to: '' };

/** The actions and links that a row's menu offers. */
const useMenuEntries = ({ resource, operations }: ListController, row: Row) => {
  const meets = useMeets();
  const actions = useAvailableActions(resource, 'list')(row);
  const mayEdit = operations.edit && meets(row, resource.operations.edit?.when);
  const mayDelete = operations.mayDelete && meets(row, resource.operations.delete?.when);
  return { target: operations.open(row), actions, edit: mayEdit ? operations.edit : undefined, mayDelete };
};

interface ItemsProps extends Omit<RowMenuProps, 'press'> {
  readonly row: Row;
  readonly place: { readonly left: number; readonly top: number };
}

/** Stays mounted after it closes: one of its actions may still be running. */
const RowItems = ({ open, onClose, row, place, controller, onDelete }: ItemsProps) => {
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  const { resource } = controller;
  const { target, actions, edit, mayDelete } = useMenuEntries(controller, row);
  const links = useLinkItems({ target: target ?? emptyTarget, onClose });
  const record = recordTitle(row, resource);
  const closeThen = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <Menu
      open={open}
      onClose={onClose}
      keepMounted
      anchorReference="anchorPosition"
      anchorPosition={place}
      slotProps={{ list: { 'aria-label': t('menu.label', { record }) } }}
    >
      {target &&
        links.map(({ key, icon, text, press }) => (
          <Item key={key} icon={icon} onPress={press}>
            {text}
          </Item>
        ))}
      {edit && (
        <Item
          icon={<EditOutlined />}
          onPress={closeThen(() => void navigate(edit(row).to, { state: edit(row).state }))}
        >
          {t('menu.edit')}
        </Item>
      )}
      {actions.map((name) => (
        <ActionItem key={name} resource={resource} row={row} name={name} onClose={onClose} />
      ))}
      {mayDelete && (
        <Item icon={<DeleteOutline />} onPress={closeThen(() => onDelete(row))}>
          {t('menu.delete')}
        </Item>
      )}
    </Menu>
  );
};

interface MenuTarget {
  readonly press: MouseEvent;
  readonly row: Row | undefined;
  readonly place: { readonly left: number; readonly top: number };
}

/** The menu of a row, at the position of the press. It keeps its row when the list changes behind it. */
export const RowMenu = ({ press, controller, ...overlay }: RowMenuProps) => {
  const read = (): MenuTarget => ({ press, row: rowOf(press, controller), place: positionOf(press) });
  const [menuTarget, setMenuTarget] = useState(read);
  if (menuTarget.press !== press) setMenuTarget(read);
  const { row, place } = menuTarget;
  return row ? <RowItems {...overlay} row={row} place={place} controller={controller} /> : null;
};
