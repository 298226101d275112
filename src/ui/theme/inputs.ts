import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import type { Components, Theme } from '@mui/material/styles';
import { createElement } from 'react';

/** Fields have their label above, never in the border. The focus is a 2 px border inside. */
export const inputs: Components<Theme> = {
  MuiInputBase: {
    styleOverrides: {
      root: ({ theme }) => ({
        // Mobile browsers zoom into a field below 16 px.
        [theme.breakpoints.down('md')]: { fontSize: '1rem', lineHeight: 1.5 },
      }),
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.vars.palette.text.disabled, opacity: 1 },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        borderRadius: 8,
        backgroundColor: theme.vars.palette.background.paper,
        [theme.breakpoints.down('sm')]: { minHeight: 44 },
        '& .MuiOutlinedInput-notchedOutline': { top: 0, borderColor: theme.vars.palette.control },
        '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.primary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: theme.vars.palette.primary.main,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: theme.vars.palette.chip.error.solid,
        },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.subtle },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.divider },
      }),
      input: ({ theme }) => ({
        height: 20,
        padding: '10px 12px',
        [theme.breakpoints.down('sm')]: { height: 24 },
        '&.Mui-disabled': { WebkitTextFillColor: theme.vars.palette.text.disabled },
      }),
      inputAdornedStart: { paddingLeft: 0 },
      inputMultiline: { height: 'auto', padding: 0 },
      multiline: { padding: '10px 12px' },
      adornedStart: { paddingLeft: 12 },
      adornedEnd: { paddingRight: 4 },
    },
  },
  MuiInputAdornment: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true, variant: 'standard' },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.label,
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        whiteSpace: 'normal',
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: theme.vars.palette.text.primary },
      }),
      asterisk: { display: 'none' },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        margin: '6px 0 0',
        color: theme.vars.palette.text.secondary,
        [theme.breakpoints.down('sm')]: { fontSize: '0.875rem', lineHeight: 20 / 14 },
        '&.Mui-error': { color: theme.vars.palette.error.main },
      }),
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: KeyboardArrowDown },
    styleOverrides: {
      select: ({ theme }) => ({
        minHeight: '20px !important',
        lineHeight: '20px',
        borderRadius: 8,
        // The font size is 16 px, but the height is the same as for other fields.
        [theme.breakpoints.between('sm', 'md')]: { lineHeight: '24px', paddingBlock: 8, height: 24 },
      }),
      icon: ({ theme }) => ({ right: 10, color: theme.vars.palette.text.secondary }),
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { padding: 12 } }),
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.palette.control, borderRadius: 8, padding: 8 }),
    },
  },
  MuiAutocomplete: {
    defaultProps: { popupIcon: createElement(KeyboardArrowDown) },
    styleOverrides: {
      inputRoot: { padding: '3px 8px' },
      paper: ({ theme }) => ({
        marginTop: 4,
        borderRadius: 12,
        boxShadow: theme.vars.palette.elevation.menu,
      }),
      listbox: ({ theme }) => ({
        padding: 4,
        '& .MuiAutocomplete-option': {
          minHeight: 40,
          padding: '0 12px',
          borderRadius: 8,
          '&[aria-selected="true"], &[aria-selected="true"].Mui-focused': {
            backgroundColor: theme.vars.palette.soft,
            fontWeight: 600,
          },
          '&.Mui-focused': { backgroundColor: theme.vars.palette.soft },
        },
      }),
    },
  },
};
