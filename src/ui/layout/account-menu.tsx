import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../lib/current-user-context';
import { useSignOut } from '../../lib/use-sign-out';
import { UserAvatar } from './user-avatar';

const menuWidth = 199;

/** Who is signed in, and the way out. */
export const AccountMenu = () => {
  const { t } = useTranslation('layout');
  const user = useCurrentUser();
  const leave = useSignOut();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const ids = useId();
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');

  const signOut = () => {
    setAnchor(null);
    void leave();
  };

  return (
    <>
      <ButtonBase
        id={`${ids}button`}
        aria-label={name === '' ? t('account.unnamed') : t('account.label', { name })}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${ids}menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          flex: 'none',
          gap: 1.25,
          height: { xs: 44, sm: 40 },
          minWidth: { xs: 44, sm: 40 },
          px: { xs: 0, sm: 1 },
          borderRadius: 1,
          typography: 'body1',
          '&:hover': { bgcolor: 'action.hover' },
          ...(open && { bgcolor: 'action.hover' }),
        }}
      >
        <UserAvatar user={user} />
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, whiteSpace: 'nowrap' }}>
          {name}
        </Box>
        <KeyboardArrowDown
          sx={{ display: { xs: 'none', sm: 'block' }, fontSize: 18, color: 'text.secondary' }}
        />
      </ButtonBase>
      <Menu
        id={`${ids}menu`}
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          // 8 px from the button to the bar's lower edge, 4 px below it.
          paper: { sx: { width: menuWidth, mt: '12px' } },
          list: { 'aria-labelledby': `${ids}button` },
        }}
      >
        <MenuItem onClick={signOut} sx={{ gap: 1.5 }}>
          <Logout />
          {t('account.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
};
