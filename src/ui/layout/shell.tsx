import Box from '@mui/material/Box';
import { useState, type ComponentType, type ReactNode } from 'react';
import { onDemand, type Ahead, type OverlayProps } from '@lib/on-demand';
import { SideMenu } from './side-menu';
import { sizes } from './sizes';
import { contentId, SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import { useMenu } from './use-menu';
import { useMenuMode } from './use-menu-mode';
import { usePaletteKey } from './use-palette-key';
import { VisitBar } from './visit-bar';

const MenuDrawer = onDemand(async () => (await import('./menu-drawer')).MenuDrawer);

type OverlayPart = ComponentType<OverlayProps> & { readonly ahead?: Ahead };

interface ShellProps {
  /** The dialog that chooses another client. */
  readonly switchDialog: OverlayPart;
  /** The command palette. */
  readonly palette: OverlayPart;
  readonly children: ReactNode;
}

/** Bar, menu and page of a signed-in user. The window scrolls; bar and menu stay. */
export const Shell = ({ switchDialog: SwitchDialog, palette: Palette, children }: ShellProps) => {
  const { mode, drawerOpen, toggle, closeDrawer } = useMenuMode(useMenu().length === 0);
  const [switching, setSwitching] = useState(false);
  const [searching, setSearching] = useState(false);
  usePaletteKey(() => setSearching(!searching));
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
        switchButton={{ onClick: () => setSwitching(true), ...SwitchDialog.ahead }}
        searchButton={{ onClick: () => setSearching(true), ...Palette.ahead }}
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
      <SwitchDialog open={switching} onClose={() => setSwitching(false)} />
      <Palette open={searching} onClose={() => setSearching(false)} />
    </>
  );
};
