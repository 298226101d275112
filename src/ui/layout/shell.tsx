import Box from '@mui/material/Box';
import type { ComponentType, ReactNode } from 'react';
import { MenuDrawer } from './menu-drawer';
import { Overlay, useOverlay, type OverlayProps } from './overlay';
import { SideMenu } from './side-menu';
import { sizes } from './sizes';
import { contentId, SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import { useMenu } from './use-menu';
import { useMenuMode } from './use-menu-mode';
import { usePaletteKey } from './use-palette-key';
import { VisitBar } from './visit-bar';

interface ShellProps {
  /** The dialog that chooses another client. */
  readonly switchDialog?: ComponentType<OverlayProps>;
  /** The command palette. */
  readonly palette?: ComponentType<OverlayProps>;
  readonly children: ReactNode;
}

/** Bar, menu and page of a signed-in user. The window scrolls; bar and menu stay. */
export const Shell = ({ switchDialog, palette, children }: ShellProps) => {
  const { mode, drawerOpen, toggle, closeDrawer } = useMenuMode(useMenu().length === 0);
  const switching = useOverlay();
  const searching = useOverlay();
  usePaletteKey(() => (searching.state === 'open' ? searching.close() : searching.open()));
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
        onMenu={toggle}
        onSwitchClient={switching.open}
        onSearch={searching.open}
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
            // Keeps the last line free of the banner.
            borderBottom: 'var(--banner, 0px) solid transparent',
          }}
        >
          <Box sx={{ maxWidth: sizes.content, mx: 'auto' }}>
            <VisitBar />
            {children}
          </Box>
        </Box>
      </Box>
      <MenuDrawer open={drawerOpen} onClose={closeDrawer} />
      <Overlay part={switchDialog} overlay={switching} />
      <Overlay part={palette} overlay={searching} />
    </>
  );
};
