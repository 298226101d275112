import Logout from '@mui/icons-material/Logout';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import type { OverlayProps } from '@lib/on-demand';
import { useSignOut } from '@lib/session-context';

interface AccountChoicesProps extends OverlayProps {
  /** Prefix of the ids of the button and its menu. */
  readonly ids: string;
  readonly anchor: HTMLElement | null;
}

const menuWidth = 199;

/** The entries of the account menu. */
export const AccountChoices = ({ ids, anchor, open, onClose }: AccountChoicesProps) => {
  const { t } = useTranslation('layout');
  const leave = useSignOut();
  const signOut = () => {
    onClose();
    void leave();
  };
  return (
    <Menu
      id={`${ids}menu`}
      anchorEl={anchor}
      open={open}
      onClose={onClose}
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
        <span>{t('account.signOut')}</span>
      </MenuItem>
    </Menu>
  );
};
