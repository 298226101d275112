import {
  type Components,
  createTheme,
  type Shadows,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import { buttons } from './buttons';
import { dataGrid } from './data-grid';
import { feedback } from './feedback';
import { inputs } from './inputs';
import { focusRing, navigation } from './navigation';
import { darkPalette, lightPalette } from './palette';
import { surfaces } from './surfaces';
import './palette-types';

const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // A focused element is not hidden behind the connection banner.
      html: { WebkitTextSizeAdjust: '100%', scrollPaddingBottom: 'var(--banner, 0px)' },
      body: { fontVariantNumeric: 'tabular-nums', textWrap: 'pretty' },
      ':focus-visible': focusRing(theme),
      // They are focused only as the starting point for the next Tab key; they are not controls.
      'h1:focus-visible, main:focus-visible, .MuiDrawer-paper:focus-visible, .MuiPopover-paper:focus-visible, .MuiDialog-container:focus-visible':
        { outline: 'none' },
      // A menu or dialog that is fading out does not catch clicks on the page.
      '.MuiModal-root[aria-hidden="true"]': { pointerEvents: 'none' },
      '::selection': {
        backgroundColor: theme.vars.palette.soft,
        color: theme.vars.palette.onSoft,
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
        '.MuiSkeleton-root': { animation: 'none !important' },
      },
    }),
  },
  MuiButtonBase: {
    // No decorative motion.
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({ '&:focus-visible': focusRing(theme) }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 4,
        textUnderlineOffset: '0.15em',
        '&:focus-visible': focusRing(theme),
      }),
    },
  },
  MuiSvgIcon: {
    styleOverrides: {
      root: { fontSize: 20 },
      fontSizeSmall: { fontSize: 16 },
      fontSizeLarge: { fontSize: 28 },
      fontSizeInherit: { fontSize: 'inherit' },
    },
  },
  MuiTypography: {
    defaultProps: { variantMapping: { display: 'h1', formTitle: 'h1', kpi: 'p', label: 'span' } },
  },
};

/**
 * One role of the type scale: sizes in CSS pixels at the browser's default text size, converted to rem so that they
 * scale with it.
 */
const textStyle = (size: number, line: number, weight: 400 | 600, tracking?: string) => ({
  fontSize: `${size / 16}rem`,
  lineHeight: line / size,
  fontWeight: weight,
  letterSpacing: tracking ?? 0,
});

const onPhone = (style: object) => ({ '@media (max-width:599.95px)': style });

const typography: NonNullable<ThemeOptions['typography']> = {
  // No `system-ui`: it depends on the system's language and is too wide on some desktops.
  fontFamily: '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  // These fonts do not all have a weight of 500.
  fontWeightMedium: 600,
  fontWeightBold: 600,
  display: { ...textStyle(28, 36, 600, '-0.015em'), textWrap: 'balance' },
  formTitle: textStyle(24, 32, 600),
  kpi: textStyle(26, 32, 600, '-0.015em'),
  label: { ...textStyle(13, 18, 600), ...onPhone(textStyle(14, 20, 600)) },
  h1: { ...textStyle(22, 28, 600, '-0.01em'), ...onPhone(textStyle(20, 28, 600, '-0.01em')) },
  h2: textStyle(18, 24, 600),
  h3: textStyle(15, 20, 600),
  h4: textStyle(15, 20, 600),
  h5: textStyle(14, 20, 600),
  h6: textStyle(14, 20, 600),
  subtitle1: textStyle(14, 20, 400),
  subtitle2: textStyle(14, 20, 600),
  body1: textStyle(14, 20, 400),
  body2: textStyle(13, 20, 400),
  caption: textStyle(12, 16, 400),
  button: { ...textStyle(14, 20, 600), textTransform: 'none' },
  overline: { ...textStyle(11, 16, 600, '0.06em'), textTransform: 'uppercase' },
};

const easing = 'cubic-bezier(.2,0,0,1)';
const menuLevels = 16;
const levels = 25;

/** MUI's elevations are reduced to three: none, menu and dialog. */
const shadows = Array.from({ length: levels }, (_, level) => {
  if (level === 0) return 'none';
  return `var(--mui-palette-elevation-${level < menuLevels ? 'menu' : 'dialog'})`;
}) as Shadows;

const noOverlays = Array.from({ length: levels }, () => 'none');
const tableCell = (palette: typeof lightPalette) => ({
  ...palette,
  TableCell: { border: palette.divider ?? '' },
});

/**
 * Creates the portal's theme for both color schemes. An attribute of the page chooses between them (`data-light`,
 * `data-dark`). `nonce` comes from the response's content security policy and is used for the grid's own style
 * element; the Emotion cache needs the same one. `beyond` is merged over the theme.
 */
export const createPortalTheme = (nonce?: string, beyond: ThemeOptions = {}): Theme =>
  createTheme(
    {
      cssVariables: { colorSchemeSelector: 'data' },
      colorSchemes: {
        light: { palette: tableCell(lightPalette), overlays: noOverlays as never },
        dark: { palette: tableCell(darkPalette), overlays: noOverlays as never },
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
        // Read the window's width on the first render: the layout must not change afterwards.
        MuiUseMediaQuery: { defaultProps: { noSsr: true } },
        ...baseline,
        ...buttons,
        ...inputs,
        ...surfaces,
        ...navigation,
        ...feedback,
        ...dataGrid(nonce),
      },
    },
    beyond,
  );
