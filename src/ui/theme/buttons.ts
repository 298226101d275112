import type { Components, Theme } from '@mui/material/styles';

/** Heights in CSS pixels: 40, on phones 44, and 48 for the main action of a public page. */
export const buttons: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        height: 40,
        minWidth: 0,
        padding: '0 16px',
        whiteSpace: 'nowrap',
        // A long label wraps to a second line.
        [theme.breakpoints.down('sm')]: { height: 'auto', minHeight: 44, whiteSpace: 'normal' },
      }),
      sizeSmall: ({ theme }) => ({
        height: 32,
        padding: '0 12px',
        [theme.breakpoints.down('sm')]: { height: 'auto' },
      }),
      sizeLarge: ({ theme }) => ({
        height: 48,
        padding: '0 20px',
        fontSize: '1rem',
        lineHeight: 1.5,
        [theme.breakpoints.down('sm')]: { height: 'auto', minHeight: 48 },
      }),
      contained: ({ theme }) => ({
        '&.Mui-disabled': {
          backgroundColor: theme.vars.palette.track,
          color: theme.vars.palette.text.disabled,
        },
        '&.MuiButton-loading.Mui-disabled': {
          backgroundColor: theme.vars.palette.primary.main,
          color: theme.vars.palette.primary.contrastText,
        },
        '&.MuiButton-loading.MuiButton-colorError': {
          backgroundColor: theme.vars.palette.error.main,
          color: theme.vars.palette.error.contrastText,
        },
      }),
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.control,
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover': {
          borderColor: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.action.hover,
        },
        '&.Mui-disabled': {
          borderColor: theme.vars.palette.divider,
          color: theme.vars.palette.text.disabled,
        },
      }),
      text: ({ theme }) => ({
        '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
        '&.MuiButton-colorPrimary:hover': { backgroundColor: theme.vars.palette.soft },
        '&.MuiButton-colorInherit:hover': { backgroundColor: theme.vars.palette.action.hover },
      }),
      loadingIndicator: { color: 'inherit' },
      startIcon: { marginLeft: 0, marginRight: 8, '& > *:nth-of-type(1)': { fontSize: 18 } },
      endIcon: { marginLeft: 8, marginRight: 0, '& > *:nth-of-type(1)': { fontSize: 18 } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 40,
        height: 40,
        padding: 0,
        borderRadius: 8,
        color: theme.vars.palette.text.secondary,
        '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        '&.Mui-disabled': { color: theme.vars.palette.text.disabled, opacity: 0.6 },
        [theme.breakpoints.down('sm')]: { width: 44, height: 44 },
      }),
      sizeSmall: { width: 32, height: 32 },
    },
  },
};
