import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { initials } from '@core/format/person';
import { onDemand } from '@lib/on-demand';
import { type CurrentUser, useCurrentUser } from '@lib/portal-context';
import { PersonPicture } from '../cells/person-picture';

/** 26 px, and 32 px from `md` up. */
const UserPicture = ({ user }: { readonly user: CurrentUser | null }) => (
  <PersonPicture
    address={user?.pictureUrl}
    letters={initials(user?.firstName, user?.lastName)}
    size={32}
    sx={{
      width: { xs: 26, md: 32 },
      height: { xs: 26, md: 32 },
      fontSize: { xs: '0.6875rem', md: '0.75rem' },
    }}
  />
);

const AccountChoices = onDemand(async () => (await import('./account-choices')).AccountChoices);

/** The signed-in user, with a menu to sign out. */
export const AccountMenu = () => {
  const { t } = useTranslation('layout');
  const user = useCurrentUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const ids = useId();
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');

  return (
    <>
      <ButtonBase
        id={`${ids}button`}
        aria-label={name === '' ? t('account.unnamed') : t('account.label', { name })}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${ids}menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...AccountChoices.ahead}
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
        <UserPicture user={user} />
        <Box
          component="span"
          translate="no"
          sx={{ display: { xs: 'none', md: 'inline' }, whiteSpace: 'nowrap' }}
        >
          {name}
        </Box>
        <KeyboardArrowDown
          sx={{ display: { xs: 'none', sm: 'block' }, fontSize: 18, color: 'text.secondary' }}
        />
      </ButtonBase>
      <AccountChoices ids={ids} anchor={anchor} open={open} onClose={() => setAnchor(null)} />
    </>
  );
};
