import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import { baseline } from './baseline';
import { buttons } from './buttons';
import { dataGrid } from './data-grid';
import { feedback } from './feedback';
import { inputs } from './inputs';
import { navigation } from './navigation';
import { darkPalette, lightPalette } from './palette';
import { surfaces } from './surfaces';
import { typography } from './typography';

const easing = 'cubic-bezier(.2,0,0,1)';
const menuLevels = 16;
const levels = 25;

/** MUI's elevations come down to three: none, menu and dialog. */
const shadows = Array.from({ length: levels }, (_, level) => {
  if (level === 0) return 'none';
  return `var(--mui-palette-elevation-${level < menuLevels ? 'menu' : 'dialog'})`;
}) as Shadows;

const flat = Array.from({ length: levels }, () => 'none');
const tableCell = (palette: typeof lightPalette) => ({
  ...palette,
  TableCell: { border: palette.divider ?? '' },
});

/**
 * The portal's theme for both modes; the browser's colour scheme chooses between them by CSS alone, an attribute of the page where
 * `chosenBy` says `data`. `nonce` is the answer's content security policy nonce, for the grid's own style element; the emotion cache
 * needs the same one.
 */
export const createPortalTheme = (nonce?: string, chosenBy: 'media' | 'data' = 'media'): Theme =>
  createTheme({
    cssVariables: { colorSchemeSelector: chosenBy },
    colorSchemes: {
      light: { palette: tableCell(lightPalette), overlays: flat as never },
      dark: { palette: tableCell(darkPalette), overlays: flat as never },
    },
    typography,
    shape: { borderRadius: 8 },
    spacing: 8,
    shadows,
    transitions: {
      easing: { easeInOut: easing, easeOut: easing, easeIn: easing, sharp: easing },
      duration: {
        shortest: 120,
        shorter: 120,
        short: 120,
        standard: 160,
        complex: 200,
        enteringScreen: 200,
        leavingScreen: 160,
      },
    },
    components: {
      // Read the screen's width at the first render: the layout must not change a moment later.
      MuiUseMediaQuery: { defaultProps: { noSsr: true } },
      ...baseline,
      ...buttons,
      ...inputs,
      ...surfaces,
      ...navigation,
      ...feedback,
      ...dataGrid(nonce),
    },
  });
