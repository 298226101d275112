import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Logo } from './logo';
import { SideMenu, sizes } from './side-menu';

interface MenuDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The side menu as a drawer over the page, with the logo and a close button. */
export const MenuDrawer = ({ open, onClose }: MenuDrawerProps) => {
  const { t } = useTranslation('layout');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: sizes.menu }, 'aria-label': t('menu.label'), role: 'dialog' } }}
    >
      <Box
        sx={{
          display: 'flex',
          flex: 'none',
          alignItems: 'center',
          justifyContent: 'space-between',
          height: sizes.bar,
          pl: 2,
          pr: 0.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Logo />
        <IconButton aria-label={t('menu.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <SideMenu mode="drawer" onFollow={onClose} />
    </Drawer>
  );
};
