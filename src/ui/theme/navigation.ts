import type { Components, Theme } from '@mui/material/styles';
import './palette-types';

const item = (theme: Theme) => ({
  minHeight: 40,
  padding: '0 12px',
  borderRadius: 8,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible, &.Mui-focusVisible': {
    ...focusRing(theme, -2),
    backgroundColor: theme.vars.palette.action.hover,
  },
  '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
    backgroundColor: theme.vars.palette.soft,
    color: theme.vars.palette.onSoft,
    fontWeight: 600,
  },
});

export const navigation: Components<Theme> = {
  MuiMenu: {
    styleOverrides: { list: { padding: 8 } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        ...item(theme),
        minHeight: 44,
        [theme.breakpoints.up('sm')]: { minHeight: 40 },
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body1, ...item(theme) }) },
  },
  MuiListItemIcon: {
    styleOverrides: { root: { minWidth: 0, marginRight: 12, color: 'inherit' } },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 40, borderBottom: `1px solid ${theme.vars.palette.divider}` }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        padding: '0 12px',
        color: theme.vars.palette.text.secondary,
        '&:focus-visible': focusRing(theme, -2),
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 300, enterTouchDelay: 300 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        padding: '6px 8px',
        borderRadius: 8,
        backgroundColor: theme.vars.palette.snackbar.fill,
        color: theme.vars.palette.snackbar.text,
      }),
    },
  },
};

/**
 * The focus outline: 2 px in the primary color, with an offset of 2 px; inside (`offset` −2) for fields, rows and
 * menu items.
 */
export const focusRing = (theme: Theme, offset: 2 | -2 = 2) => ({
  outline: `2px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: offset,
});
