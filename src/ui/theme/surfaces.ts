import type { Components, Theme } from '@mui/material/styles';

/** Cards have a thin border. Only surfaces above the page have a shadow. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: { borderRadius: 12 },
    },
  },
  MuiCard: { styleOverrides: { root: { borderRadius: 12 } } },
  MuiCardContent: { styleOverrides: { root: { padding: 16, '&:last-child': { paddingBottom: 16 } } } },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.scrim }),
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({ borderRadius: 12, boxShadow: theme.vars.palette.elevation.menu }),
    },
  },
  MuiDialog: {
    // The page must be visible to screen readers again when it gets the focus back, which is before the dialog has faded out.
    defaultProps: { fullWidth: true, maxWidth: 'sm', scroll: 'paper', closeAfterTransition: false },
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 16,
        border: 0,
        boxShadow: theme.vars.palette.elevation.dialog,
        ...theme.applyStyles('dark', { border: `1px solid ${theme.vars.palette.divider}` }),
      }),
      paperWidthXs: { maxWidth: 440 },
      paperWidthSm: { maxWidth: 560 },
      paperFullScreen: { borderRadius: 0, border: 0 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.h2,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 16,
        minHeight: 60,
        padding: '20px 16px 0 24px',
        [theme.breakpoints.down('sm')]: { padding: '12px 8px 0 16px' },
      }),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '0 24px 24px',
        '.MuiDialogTitle-root + &&': { paddingTop: 16 },
        [theme.breakpoints.down('sm')]: { padding: '0 16px 24px' },
      }),
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 8,
        padding: '12px 24px 20px',
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        [theme.breakpoints.down('sm')]: { padding: '12px 16px' },
      }),
      spacing: { '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: 0, boxShadow: theme.vars.palette.elevation.dialog }),
      paperAnchorBottom: { borderRadius: '16px 16px 0 0', maxHeight: 'calc(100dvh - 40px)' },
      paperAnchorDockedLeft: { boxShadow: 'none' },
    },
  },
};
