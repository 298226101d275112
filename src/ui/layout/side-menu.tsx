import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import { menuOf, type MenuSection } from '@core/navigation/menu';
import { areaPath } from '@core/navigation/paths';
import type { Area } from '@core/resource/resource';
import { useAppAbility } from '@lib/access-context';
import { useAreaLink } from '@lib/saved-views';
import { chooseLanguage, languageName, languages, useWords } from '@lib/i18n';
import { useAreas, useCurrentClient, useAvailableAreas, usePrefetchOnIntent } from '@lib/portal-context';
import { LanguageToggle } from './language-toggle';
import type { MenuAlertsProps } from './menu-alerts';
import { AccountLink, MenuEntry } from './menu-entry';

/** The current user's side menu, for the open client, if any. */
export const useMenu = (): readonly MenuSection[] => {
  const clientId = useCurrentClient()?.id;
  return menuOf(useAvailableAreas(), useAppAbility(), { clientId });
};

/** Sizes of the shell in CSS pixels. */
export const sizes = { bar: 56, menu: 255, mini: 64, content: 1440 } as const;

/** The language button of the mini menu: shows the current language's code, and switches to the next language. */
const MiniLanguageButton = () => {
  const { t, i18n } = useTranslation('common');
  const at = languages.findIndex((language) => language === i18n.language);
  const next = languages[(at + 1) % languages.length] ?? 'en';
  const name = languageName(next);
  return (
    <section aria-label={t('language')}>
      <ButtonBase
        lang={next}
        aria-label={name}
        data-tooltip={name}
        data-tooltip-placement="right"
        onClick={() => void chooseLanguage(next)}
        sx={{
          width: 40,
          height: 40,
          borderRadius: 1,
          color: 'text.secondary',
          typography: 'caption',
          fontWeight: 600,
          textTransform: 'uppercase',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <span translate="no">{i18n.language}</span>
      </ButtonBase>
    </section>
  );
};

interface MenuLinkProps {
  readonly area: Area;
  readonly clientId: number | undefined;
  readonly mini: boolean;
  /** Height in CSS pixels. */
  readonly height: number;
  readonly onFollow?: (() => void) | undefined;
}

/** An entry of the side menu; in the mini menu its name is the tooltip. */
const MenuLink = ({ area, clientId, mini, height, onFollow }: MenuLinkProps) => {
  const link = useAreaLink()(area);
  const prefetch = usePrefetchOnIntent(link);
  const { pathname } = useLocation();
  const tabs = useAreas().filter(({ tab }) => tab?.of === area.name);
  const selected = [area, ...tabs].some(
    (one) => matchPath({ path: areaPath(one, clientId), end: false }, pathname) !== null,
  );
  const title = useWords(area)('title');
  const icon = area.menu?.icon ?? '';
  return <MenuEntry {...{ link, title, icon, selected, prefetch, mini, height, onFollow }} />;
};

interface SideMenuProps {
  readonly mode: 'drawer' | 'mini' | 'full';
  /** Called after an entry was clicked; closes the drawer. */
  readonly onFollow?: () => void;
}

const NoAlerts: ComponentType<MenuAlertsProps> = () => null;

/** Few users have areas with alerts. If their code cannot be loaded, they are left out. */
const MenuAlerts = lazy(async (): Promise<{ default: ComponentType<MenuAlertsProps> }> => {
  try {
    return { default: (await import('./menu-alerts')).MenuAlerts };
  } catch {
    return { default: NoAlerts };
  }
});

/** Heights of an entry in CSS pixels. */
const heights = { drawer: 44, mini: 44, full: 40 };

/** The areas that the user may open, in groups; below them the account and the language. */
export const SideMenu = ({ mode, onFollow }: SideMenuProps) => {
  const { t } = useTranslation('layout');
  const clientId = useCurrentClient()?.id;
  const sections = useMenu();
  const mini = mode === 'mini';
  const { pathname } = useLocation();
  const alerts = sections.flatMap(({ items }) => items.filter(({ menu }) => menu?.alert));
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      <Box
        component="nav"
        aria-label={t('menu.label')}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: mini ? 1 : 1.5, pt: mini ? 1.25 : 1.75, pb: 2 }}
      >
        {sections.map(({ group, items }, index) => (
          <Box key={group}>
            {mini && index > 0 && <Divider mx={1.25} my={1} />}
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
        {alerts.length > 0 && (
          <Suspense>
            <MenuAlerts
              // Counts again on another screen.
              key={pathname}
              areas={alerts}
              clientId={clientId}
              mini={mini}
              height={heights[mode]}
              onFollow={onFollow}
            />
          </Suspense>
        )}
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

interface DividerProps {
  /** Margins, in steps of the theme. */
  readonly mx?: number;
  readonly my?: number;
}

/** A divider. */
export const Divider = ({ mx = 0, my = 0 }: DividerProps) => (
  <Box component="hr" sx={{ mx, my, border: 0, borderBottom: 1, borderColor: 'divider' }} />
);
