import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useCurrentClient } from '@lib/client-context';
import { AccountLink } from './account-link';
import { LanguageToggle } from './language-toggle';
import { MenuLink } from './menu-link';
import { MiniLanguageButton } from './mini-language-button';
import { Rule } from './rule';
import { useMenu } from './use-menu';

interface SideMenuProps {
  readonly mode: 'drawer' | 'mini' | 'full';
  /** After an entry was pressed; the drawer closes. */
  readonly onFollow?: () => void;
}

/** Heights of an entry in CSS pixels. */
const heights = { drawer: 44, mini: 44, full: 40 };

/** What the user may open here, by groups; at its foot their account and the language. */
export const SideMenu = ({ mode, onFollow }: SideMenuProps) => {
  const { t } = useTranslation('layout');
  const clientId = useCurrentClient()?.id;
  const sections = useMenu();
  const mini = mode === 'mini';
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      <Box
        component="nav"
        aria-label={t('menu.label')}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: mini ? 1 : 1.5, pt: mini ? 1.25 : 1.75, pb: 2 }}
      >
        {sections.map(({ group, items }, index) => (
          <Box key={group}>
            {mini && index > 0 && <Rule mx={1.25} my={1} />}
            {!mini && group !== 'start' && (
              <Typography
                variant="overline"
                aria-hidden
                sx={{ display: 'block', pt: 1.75, pb: 0.75, px: 1.5, color: 'text.disabled' }}
              >
                {t(`groups.${group}`)}
              </Typography>
            )}
            <Box
              component="ul"
              aria-label={t(`groups.${group}`)}
              sx={{ display: 'grid', gap: '2px', m: 0, p: 0, listStyle: 'none' }}
            >
              {items.map((area) => (
                <li key={area.name}>
                  <MenuLink
                    area={area}
                    clientId={clientId}
                    mini={mini}
                    height={heights[mode]}
                    onFollow={onFollow}
                  />
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          flex: 'none',
          justifyItems: mini ? 'center' : 'start',
          gap: 1,
          p: mini ? 1 : 1.5,
          borderTop: 1,
          borderColor: 'divider',
          '& > nav': { width: 1 },
        }}
      >
        <Box component="nav" aria-label={t('account.page')}>
          <AccountLink mini={mini} height={heights[mode]} onFollow={onFollow} />
        </Box>
        {mini ? <MiniLanguageButton /> : <LanguageToggle />}
      </Box>
    </Box>
  );
};
