import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from './focus-ring';

export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // What gets the focus is not hidden behind the banner of the connection.
      html: { WebkitTextSizeAdjust: '100%', scrollPaddingBottom: 'var(--banner, 0px)' },
      body: { fontVariantNumeric: 'tabular-nums', textWrap: 'pretty' },
      ':focus-visible': focusRing(theme),
      // They take the focus so that the next Tab starts there; they are no controls.
      'h1:focus-visible, main:focus-visible, .MuiDrawer-paper:focus-visible, .MuiPopover-paper:focus-visible, .MuiDialog-container:focus-visible':
        { outline: 'none' },
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
    // Nothing moves for decoration.
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
