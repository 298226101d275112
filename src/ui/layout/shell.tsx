import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choose, readChoice, shortcutsKey } from '@lib/choices';
import type { Elements } from '@lib/elements';
import { type PreloadHandlers, onDemand, type OverlayProps } from '@lib/on-demand';
import { useIsPrinting, windowMedia } from '@lib/print-media';
import { useChoice } from '@lib/use-choice';
import { SideMenu, sizes, useMenu } from './side-menu';
import { TopBar } from './top-bar';
import { VisitBar } from './visit-bar';

const menuKey = 'menu';

interface MenuMode {
  /** drawer: over the page when open; mini: icons beside the page; full: icons with names beside the page. */
  readonly mode: 'drawer' | 'mini' | 'full';
  /** Whether the drawer is open. */
  readonly drawerOpen: boolean;
  readonly toggle: () => void;
  readonly closeDrawer: () => void;
}

/**
 * The mode of the side menu: full or mini from `lg` up, as the user last chose; mini between `sm` and `lg`; hidden on
 * phones and when it has no entries. Unless it is full, the menu button opens it as a drawer over the page.
 */
const useMenuMode = (isEmpty: boolean): MenuMode => {
  const isWide = useMediaQuery('(min-width:1200px)', windowMedia);
  const phone = useMediaQuery('(max-width:599.95px)', windowMedia);
  const isCollapsible = isWide && !isEmpty;
  const mini = useChoice(menuKey) === 'mini';
  const [drawerOpen, setDrawerOpen] = useState(false);

  const toggle = () => {
    if (!isCollapsible) {
      setDrawerOpen(!drawerOpen);
      return;
    }
    choose(menuKey, mini ? null : 'mini');
  };

  const narrowMode = phone || isEmpty ? 'drawer' : 'mini';
  return {
    mode: isCollapsible ? (mini ? 'mini' : 'full') : narrowMode,
    drawerOpen: drawerOpen && !isCollapsible,
    toggle,
    closeDrawer: () => setDrawerOpen(false),
  };
};

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

/** Whether a dialog is open: its input must not be lost by accident. */
const isFormDialogOpen = () => document.querySelector('[role="dialog"] form, [role="alertdialog"]') !== null;

/** Whether the key is a question mark that is not typed: outside of fields, and without an overlay over the page. */
const isShortcutsKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  key === '?' &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]')) &&
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') === null &&
  readChoice(shortcutsKey) !== 'off';

interface ShortcutHandlers {
  readonly onPalette: () => void;
  readonly onShortcuts: () => void;
}

/** Handles Ctrl+K and Cmd+K, regardless of the focus, and the question mark. */
const useShortcutKeys = ({ onPalette, onShortcuts }: ShortcutHandlers): void => {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const isShortcuts = isShortcutsKey(event);
    if (!isShortcuts && !isPaletteKey(event)) return;
    event.preventDefault();
    if (event.repeat || isFormDialogOpen()) return;
    if (isShortcuts) onShortcuts();
    else onPalette();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};

const contentId = 'content';

/** The first tab stop: skips top bar and menu. Hidden until it has the focus. */
const SkipLink = () => {
  const { t } = useTranslation('layout');
  return (
    <Link
      href={`#${contentId}`}
      // A click must not write the fragment to the address, which is the list's state.
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 8,
        left: 8,
        px: 2,
        py: 1.25,
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 8,
        typography: 'button',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {t('skipToContent')}
    </Link>
  );
};

const MenuDrawer = onDemand(async () => (await import('./menu-drawer')).MenuDrawer);
const PrintHeading = onDemand(async () => (await import('./print-heading')).PrintHeading);

type OverlayPart = ComponentType<OverlayProps> & { readonly ahead?: PreloadHandlers };

interface ShellProps {
  /** The dialog that chooses another client. */
  readonly switchDialog: OverlayPart;
  /** The command palette. */
  readonly palette: ComponentType<OverlayProps & { readonly onShortcuts: () => void }> & {
    readonly ahead?: PreloadHandlers;
  };
  /** The dialog with the keyboard shortcuts. */
  readonly shortcuts: OverlayPart;
  readonly children: Elements;
}

/** Top bar, menu and page of a signed-in user. The window scrolls; top bar and menu stay. */
export const Shell = ({
  switchDialog: SwitchDialog,
  palette: Palette,
  shortcuts: Shortcuts,
  children,
}: ShellProps) => {
  const { mode, drawerOpen, toggle, closeDrawer } = useMenuMode(useMenu().length === 0);
  const [switchDialogOpen, setSwitchDialogOpen] = useState(false);
  const [paletteOpen, setPaletteOpen] = useState(false);
  const [shortcutsOpen, setShortcutsOpen] = useState(false);
  const openShortcuts = () => setShortcutsOpen(true);
  useShortcutKeys({ onPalette: () => setPaletteOpen(!paletteOpen), onShortcuts: openShortcuts });
  const wideLabel = mode === 'full' ? 'collapse' : 'expand';
  const width = mode === 'full' ? sizes.menu : sizes.mini;
  return (
    <>
      <SkipLink />
      <TopBar
        menu={{
          label: mode === 'drawer' ? 'open' : wideLabel,
          expanded: mode === 'full' || drawerOpen,
        }}
        menuButton={{ onClick: toggle, ...(mode !== 'full' && MenuDrawer.ahead) }}
        switchButton={{ onClick: () => setSwitchDialogOpen(true), ...SwitchDialog.ahead }}
        searchButton={{ onClick: () => setPaletteOpen(true), ...Palette.ahead }}
      />
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        {mode !== 'drawer' && (
          <Box
            sx={{
              position: 'sticky',
              top: sizes.bar,
              display: 'flex',
              flex: 'none',
              width,
              height: `calc(100dvh - ${sizes.bar}px - var(--banner, 0px))`,
              borderRight: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
            }}
          >
            <SideMenu mode={mode} />
          </Box>
        )}
        <Box
          component="main"
          id={contentId}
          tabIndex={-1}
          sx={{
            flex: 1,
            minWidth: 0,
            p: { xs: 2, sm: 3, xl: 4 },
            // Keeps the last line above the banner.
            borderBottom: 'var(--banner, 0px) solid transparent',
          }}
        >
          <Box sx={{ maxWidth: sizes.content, mx: 'auto' }}>
            <PrintHeading open={useIsPrinting()} />
            <VisitBar />
            {children}
          </Box>
        </Box>
      </Box>
      <MenuDrawer open={drawerOpen} onClose={closeDrawer} />
      <SwitchDialog open={switchDialogOpen} onClose={() => setSwitchDialogOpen(false)} />
      <Palette open={paletteOpen} onClose={() => setPaletteOpen(false)} onShortcuts={openShortcuts} />
      <Shortcuts open={shortcutsOpen} onClose={() => setShortcutsOpen(false)} />
    </>
  );
};
