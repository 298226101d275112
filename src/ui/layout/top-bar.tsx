import Apartment from '@mui/icons-material/Apartment';
import MenuIcon from '@mui/icons-material/Menu';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { readsAllClients } from '@core/access/ability';
import { landing } from '@core/navigation/landing';
import { clientsPath } from '@core/navigation/paths';
import { useAppAbility, useRights } from '@lib/access-context';
import { useAreas, useCurrentClient, useOwnClients } from '@lib/portal-context';
import { AccountMenu } from './account-menu';
import { ClientSwitchButton, type Trigger } from './client-switch-button';
import { Logo } from './logo';
import { sizes } from './side-menu';

const shortcut = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K';

/** Opens the command palette for users who do not know its shortcut, and shows the shortcut. */
const PaletteButton = ({ button }: { readonly button: Trigger }) => {
  const { t } = useTranslation('layout');
  return (
    <IconButton
      aria-label={t('search')}
      data-tooltip={t('searchKey', { shortcut })}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      {...button}
    >
      <Search />
    </IconButton>
  );
};

/** The logo links to the user's start page. */
const HomeLink = () => {
  const { t } = useTranslation(['layout', 'common']);
  const areas = useAreas();
  const ability = useAppAbility();
  const { permissions } = useRights();
  return (
    <RouterLink
      to={`/${landing(areas, ability, permissions)}`}
      aria-label={t('home', { name: t('common:appName') })}
      style={{ display: 'flex', alignItems: 'center', minHeight: 44, textDecoration: 'none' }}
    >
      <Logo />
    </RouterLink>
  );
};

/** Leads users with several clients to the list of them, from every screen. */
const ClientsLink = () => {
  const { t } = useTranslation('layout');
  const own = useOwnClients().length;
  const readsAll = readsAllClients(useAppAbility());
  if (own === 1 || (own === 0 && !readsAll)) return null;
  return (
    <IconButton component={RouterLink} to={clientsPath} aria-label={t('clients')} data-tooltip={t('clients')}>
      <Apartment />
    </IconButton>
  );
};

interface TopBarProps {
  readonly menu: { readonly label: 'open' | 'collapse' | 'expand'; readonly expanded: boolean };
  readonly menuButton: Trigger;
  readonly switchButton: Trigger;
  readonly searchButton: Trigger;
}

/** The top bar: menu button, logo, the open client, the account. */
export const TopBar = ({ menu, menuButton, switchButton, searchButton }: TopBarProps) => {
  const { t } = useTranslation('layout');
  const client = useCurrentClient();
  const single = useOwnClients().length === 1;
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        zIndex: 'appBar',
        top: 0,
        display: 'flex',
        alignItems: 'center',
        height: sizes.bar,
        pl: { xs: 0.5, sm: 1.5 },
        pr: { xs: 1.5, sm: 2 },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <IconButton aria-label={t(`menu.${menu.label}`)} aria-expanded={menu.expanded} {...menuButton}>
        <MenuIcon />
      </IconButton>
      <Box sx={{ display: { xs: client ? 'none' : 'flex', sm: 'flex' }, ml: { xs: 0.5, sm: 1.5 } }}>
        <HomeLink />
      </Box>
      {client && (
        <>
          <Box
            role="separator"
            aria-orientation="vertical"
            sx={{
              display: { xs: 'none', sm: 'block' },
              flexShrink: 0,
              height: 24,
              ml: 3,
              mr: 2,
              borderRight: 1,
              borderColor: 'divider',
            }}
          />
          <ClientSwitchButton name={client.name} single={single} button={switchButton} />
        </>
      )}
      <Box
        sx={{
          display: 'flex',
          flex: 'none',
          alignItems: 'center',
          gap: { sm: 1 },
          ml: 'auto',
          pl: { sm: 1 },
        }}
      >
        <ClientsLink />
        <PaletteButton button={searchButton} />
        <AccountMenu />
      </Box>
    </Box>
  );
};
