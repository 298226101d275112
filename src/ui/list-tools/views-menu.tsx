import Check from '@mui/icons-material/Check';
import Star from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import type { OverlayProps } from '@lib/on-demand';
import type { SavedView } from '@lib/saved-views';
import { menuHeading, MenuItemIcon } from './menu-item-icon';
import type { ListViews } from './use-list-views';

interface ViewsMenuProps extends OverlayProps {
  readonly views: ListViews;
  readonly anchor: HTMLElement | null;
  readonly onSave: () => void;
  readonly onManage: () => void;
}

const heading = (text: string) => (
  <ListSubheader key={text} role="presentation" sx={menuHeading}>
    {text}
  </ListSubheader>
);

/** A menu to apply own and shared views, and to save and manage views. */
export const ViewsMenu = ({ views, anchor, open, onClose, onSave, onManage }: ViewsMenuProps) => {
  const { t } = useTranslation('tools');
  const { address, current, own, colleagues, state, retry, apply } = views;
  const closeThen = (work: () => void) => () => {
    onClose();
    work();
  };
  // MUI's Menu needs its items as direct children, so this is a function instead of a component.
  const item = (key: string | number, name: string, chosen: boolean, view?: SavedView) => (
    <MenuItem
      key={key}
      role="menuitemradio"
      aria-checked={chosen}
      selected={chosen}
      {...(view?.isDefault && { 'aria-label': t('views.usual', { name }) })}
      onClick={closeThen(() => apply(view))}
      sx={{ whiteSpace: 'normal' }}
    >
      <MenuItemIcon visible={chosen}>
        <Check fontSize="small" />
      </MenuItemIcon>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {view?.isDefault && <Star sx={{ ml: 1, fontSize: 16, color: 'primary.main' }} />}
    </MenuItem>
  );
  const group = (title: string, members: readonly SavedView[]) =>
    members.length === 0
      ? []
      : [heading(title), ...members.map((view) => item(view.id, view.name, view === current, view))];
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 300, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      {item('bare', t('views.bare'), !current && address === '')}
      {group(t('views.own'), own)}
      {group(t('views.colleagues'), colleagues)}
      {state === 'loading' && (
        <MenuItem disabled>
          <span>{t('views.loading')}</span>
        </MenuItem>
      )}
      {state === 'failed' && heading(t('views.failed'))}
      {state === 'failed' && (
        <MenuItem onClick={retry}>
          <span>{t('views.retry')}</span>
        </MenuItem>
      )}
      <Divider />
      <MenuItem onClick={closeThen(onSave)}>
        <span>{t('views.save')}</span>
      </MenuItem>
      {views.views.length > 0 && (
        <MenuItem onClick={closeThen(onManage)}>
          <span>{t('views.manage')}</span>
        </MenuItem>
      )}
    </Menu>
  );
};
